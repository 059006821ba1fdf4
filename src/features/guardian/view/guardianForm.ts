import type { Problem, WireQuestion, WireSection } from '@clubpoort/form-engine/headless';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { needsGuardian } from '#rules/guardian.ts';
import type { GuardianRequest } from '#src/api/family.ts';
import { guardianTexts as texts } from '#src/texts/nl/guardian.ts';
import { personQuestions as ask, type PersonValues } from '../../person-form/index.ts';
import type { User } from '../../session/index.ts';

/** The value of the option for a guardian outside the family. */
const newGuardianChoice = 'new';

/**
 * The questions about a guardian: a family member or somebody new. A family member under 16 or of unknown age is asked for a
 * birthdate (specification 4.6). The address is always asked: the guardian answers by a mailed link.
 *
 * @param family - without the minor
 */
export function guardianSections(family: readonly User[], today: IsoDay): readonly WireSection[] {
  const mail = ask.mail({ question: texts.mail, help: texts.mailHelp, required: true });
  if (family.length === 0) return [{ title: '', fields: [...newGuardian({}), mail] }];
  const isAsked = ({ birthdate }: User) => birthdate === undefined || needsGuardian(birthdate, today);
  const choice: WireQuestion = {
    qid: 'guardian',
    nid: 0,
    type: 'radio',
    question: texts.who,
    help: texts.whoHelp,
    required: true,
    options: Object.fromEntries([
      ...family.map(({ uid, name }) => [String(uid), name]),
      [newGuardianChoice, texts.somebodyNew],
    ]),
  };
  const birthdate: WireQuestion = {
    qid: 'member_birthdate',
    nid: 0,
    type: 'guardian_birthdate',
    question: texts.memberBirthdate,
    help: texts.birthdateHelp,
    required: true,
    visible_when: { qid: choice.qid, in: family.filter(isAsked).map(({ uid }) => String(uid)) },
  };
  const forNew = { visible_when: { qid: choice.qid, equals: newGuardianChoice } };
  return [
    {
      title: '',
      fields: [choice, ...(family.some(isAsked) ? [birthdate] : []), ...newGuardian(forNew), mail],
    },
  ];
}

function newGuardian(when: Pick<WireQuestion, 'visible_when'>): WireQuestion[] {
  const asked = { ...when, required: true };
  return [
    ask.firstName({ ...asked, question: texts.firstName }),
    ask.lastName({ ...asked, question: texts.lastName }),
    {
      qid: 'birthdate',
      nid: 0,
      type: 'guardian_birthdate',
      question: texts.birthdate,
      help: texts.birthdateHelp,
      ...asked,
    },
    ask.phone({ ...asked, question: texts.phone }),
  ];
}

/** Builds the request: the minor asks a family member, or somebody new. */
export function guardianRequest(minor: number, { text }: PersonValues): GuardianRequest {
  const chosen = text('guardian');
  if (chosen !== '' && chosen !== newGuardianChoice) {
    const birthdate = text('member_birthdate');
    return {
      ...{ uid: Number(chosen), setFamilyMemberAsParent: true, mail: text('mail') },
      ...(birthdate !== '' && { birthdate }),
    };
  }
  return {
    uid: minor,
    fname: text('fname'),
    lname: text('lname'),
    birthdate: text('birthdate'),
    phone: text('phone'),
    mail: text('mail'),
  };
}

/**
 * Why nothing was sent, in one sentence (specification 8), as the server would say it. Each field also shows its own problem.
 */
export function guardianFailure(problems: readonly Problem[]): string {
  const keys = new Set(problems.map(({ key }) => key));
  if (keys.has('guardian_0')) return texts.noneChosen;
  const isBirthdate = keys.has('member_birthdate_0') || (keys.has('birthdate_0') && keys.size === 1);
  return isBirthdate ? texts.birthdateInvalid : texts.detailsInvalid;
}
