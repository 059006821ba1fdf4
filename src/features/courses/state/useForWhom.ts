import { restricting } from '#rules/age.ts';
import type { Course } from '#src/api/entities/offer/course.ts';
import { useMembers, useSession } from '#src/features/session/index.ts';
import { fittingFirst, memberChoices, needsNewChild } from '../view/enrolment/memberChoices.ts';
import { childProblems, personOfChild } from '../view/enrolment/newChild.ts';
import type { CourseSetting } from '../view/tariffDecision.ts';
import { useNewChild } from './useNewChild.ts';

interface ForWhomInput {
  readonly course: Course;
  /** The tariff in the address; the reasons of the members are about it. */
  readonly chosen: number | undefined;
  /** With the member who is presumed. */
  readonly setting: CourseSetting;
}

/** The state of "Voor wie?": the members as choices, a new child, and the person that the other questions are about. */
export function useForWhom({ course, chosen, setting }: ForWhomInput) {
  const { today } = setting;
  const session = useSession();
  const family = useMembers();
  const isGuest = session.status === 'user' && session.user.guest !== undefined;
  // A guest buys tickets, where the club sells them to guests. Anything else begins with a login, as for a visitor.
  const isVisitor =
    session.status === 'visitor' || (isGuest && !(course.type === 'ticket' && setting.club.sellsToGuests));
  const members = family.status === 'known' && !isVisitor ? family.members : [];
  const choices = fittingFirst(memberChoices(course, chosen, { ...setting, members }));
  const isNobodyAllowed = choices.length > 0 && choices.every(({ refusal }) => refusal !== '');
  const newChild = useNewChild({ members, isNeeded: needsNewChild(choices) });

  const problems = childProblems(newChild.child, today);
  const child = newChild.isOpen ? personOfChild(newChild.child, today) : undefined;
  const [judged] = child
    ? memberChoices(course, undefined, { ...setting, members: [{ ...child, color: undefined }] })
    : [];
  const childRefusal = judged?.refusal ?? '';
  const isComplete = Object.keys(problems).length === 0;
  return {
    choices,
    /** The person who registers: a member, or the new child once the first name and the birthdate are typed. */
    person: newChild.isOpen ? child : (newChild.known ?? setting.person),
    newChild,
    childProblems: problems,
    childRefusal,
    childAge: judged?.age,
    isVisitor,
    isGuest,
    hasAgeLimits: [course.ageRestrictions, course.ageRestrictionsByYear].some(
      (bounds) => restricting(bounds) !== undefined,
    ),
    isNobodyAllowed: newChild.isOpen ? childRefusal !== '' : isNobodyAllowed,
    childState: newChild.isOpen ? (isComplete ? ('complete' as const) : ('incomplete' as const)) : undefined,
  };
}

export type ForWhomState = ReturnType<typeof useForWhom>;
