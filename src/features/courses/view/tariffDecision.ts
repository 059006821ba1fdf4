import { rules } from '@clubpoort/form-engine/headless';
import { ageDay, judgeAge } from '#rules/age.ts';
import type { IsoDay } from '#rules/brusselsTime.ts';
import {
  decideRegistration,
  type FamilyCase,
  type RegistrationDecision,
  type RegistrationRefusal,
} from '#rules/eligibility.ts';
import { heldTariff } from '#rules/heldTariff.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { CourseSummary } from '#src/api/entities/offer/course.ts';
import type { Tariff } from '#src/api/entities/offer/tariff.ts';
import type { User } from '#src/api/entities/people/user.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { ageText, birthYearsText } from './offerTexts.ts';

export type Person = Pick<User, 'uid' | 'name' | 'firstName' | 'birthdate'>;

/** The club, person and day that courses are shown for. */
export interface CourseSetting {
  readonly club: Club;
  /** Undefined for a visitor. */
  readonly person: Person | undefined;
  /** Everybody for whom the viewer registers. A list says of each what they take part in. */
  readonly family?: readonly Person[];
  /** The uids of the members with a tariff of the club in their carts. */
  readonly enrolling?: readonly number[];
  readonly today: IsoDay;
}

function ageVerdict(course: CourseSummary, setting: CourseSetting) {
  return judgeAge(course, setting.person?.birthdate, ageDayOf(course, setting));
}

/** The person's age in whole years on the day of the age limits; undefined without a birthdate. */
export function ageOn(course: CourseSummary, setting: CourseSetting): number | undefined {
  const birthdate = setting.person?.birthdate;
  return birthdate === undefined ? undefined : rules.ageInYears(birthdate, ageDayOf(course, setting));
}

function ageDayOf(course: CourseSummary, { club, today }: CourseSetting): IsoDay {
  return ageDay({ ageOn: club.ageOn, today, startsAt: course.startDate });
}

/** The eligibility decision for one tariff. A visitor has no age and no registrations. */
export function tariffDecision(
  course: CourseSummary,
  tariff: Tariff,
  setting: CourseSetting,
): RegistrationDecision {
  const { club, person } = setting;
  const isQueued = person !== undefined && tariff.queuedUids.includes(person.uid);
  return decideRegistration({
    courseType: course.type,
    isRegistered: person !== undefined && registeredTariff(course, tariff, person.uid) !== undefined,
    isQueued,
    isQueuedElsewhere: person !== undefined && !isQueued && waitsFor(course, tariff, person.uid),
    blockedMessage: openingFor(course, tariff, setting).blockedMessage,
    places: tariff.places,
    isWaitingListDisabled: club.isWaitingListDisabled || tariff.isWaitingListDisabled,
    age: ageVerdict(course, setting),
    family: familyCase(tariff, setting),
  });
}

/**
 * When a tariff opens, and what blocks it until then: for the chosen member, for the first of the family while no member is chosen, or
 * for a visitor.
 */
export function openingFor(
  course: CourseSummary,
  tariff: Tariff,
  setting: CourseSetting,
): Pick<Tariff, 'blockedMessage' | 'opens'> {
  const { person } = setting;
  const goesFirst = person ? isFirst(tariff, person.uid) : firstMembers(course, tariff, setting).length > 0;
  return goesFirst && tariff.priority ? tariff.priority : tariff;
}

/** The members of the family who go first for a tariff, and of whom nothing but its opening keeps them from it. */
export function firstMembers(
  course: CourseSummary,
  tariff: Tariff,
  setting: CourseSetting,
): readonly Person[] {
  const { person, family = person ? [person] : [] } = setting;
  const opened = { ...tariff, blockedMessage: undefined, priority: undefined };
  return family.filter(
    (member) =>
      isFirst(tariff, member.uid) &&
      tariffDecision(course, opened, { ...setting, person: member }).may !== 'not',
  );
}

/** The members of the family who may register now, before the others. */
export function firstNow(course: CourseSummary, tariff: Tariff, setting: CourseSetting): readonly Person[] {
  const isOpen = tariff.priority !== undefined && tariff.priority.blockedMessage === undefined;
  return isOpen ? firstMembers(course, tariff, setting) : [];
}

/** Whether a person may register before the others. */
export function isFirst({ priority }: Pick<Tariff, 'priority'>, uid: number): boolean {
  return priority?.uids.includes(uid) === true;
}

/** A visitor may choose such a tariff: their family is known after the login. */
function familyCase(
  { nextFamilyMember }: Tariff,
  { person, enrolling = [] }: CourseSetting,
): FamilyCase | undefined {
  if (!nextFamilyMember || !person) return undefined;
  const { from, members } = nextFamilyMember;
  const others = new Set([...members, ...enrolling].filter((uid) => uid !== person.uid));
  return { from, others: others.size };
}

/** The tariff by which somebody takes part already, so that this one would be a second registration. */
export function registeredTariff(course: CourseSummary, tariff: Tariff, uid: number): Tariff | undefined {
  return heldTariff(
    tariff,
    course,
    holding(course, ({ registeredUids }) => registeredUids.includes(uid)),
  );
}

function waitsFor(course: CourseSummary, tariff: Tariff, uid: number): boolean {
  return (
    heldTariff(
      tariff,
      course,
      holding(course, ({ queuedUids }) => queuedUids.includes(uid)),
    ) !== undefined
  );
}

function holding({ tariffs }: CourseSummary, holds: (tariff: Tariff) => boolean) {
  const held = tariffs.filter(holds).map(({ nid }) => nid);
  return (nid: number) => held.includes(nid);
}

export function refusalText(reason: RegistrationRefusal): string {
  switch (reason.code) {
    case 'registered':
      return texts.registered;
    case 'queued':
      return texts.queued;
    case 'blocked':
      return reason.message;
    case 'family':
      return texts.fromFamilyMember(reason.from);
    case 'full':
      return texts.full;
    case 'age':
      return reason.verdict.reason === 'birth-year'
        ? birthYearsText(reason.verdict.bounds)
        : ageText({ ageRestrictions: ageBounds(reason.verdict) });
  }
}

function ageBounds({ reason, bound }: { reason: 'too-young' | 'too-old'; bound: number }): [number, number] {
  return reason === 'too-young' ? [bound, 0] : [0, bound];
}
