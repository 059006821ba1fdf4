import { nl as formTexts } from '@clubpoort/form-engine/headless';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { canBeGuardian, lacksGuardian } from '#rules/guardian.ts';
import { type Clock, todayOf } from '#server/clock.ts';
import { type FieldProblem, invalidFields } from '#server/http/invalidFields.ts';
import { Refused } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import type { Caller } from '../../sessions/caller.ts';
import { checkPerson, type GivenFields, type PersonCheck } from '../checkPerson.ts';
import type { PersonRow } from '../lockPerson.ts';

const texts = nl.guardian;

/** Checks a new person as a guardian: names, a phone number, an address and an age of at least 16 (Specification 5.4 and 8). */
export function checkNewGuardian(minor: PersonRow, given: GivenFields, today: IsoDay): PersonCheck {
  const { uid } = minor;
  const check = checkPerson(given, ['fname', 'lname', 'birthdate', 'phone', 'mail'], { today });
  const birthdate = birthdateProblem(check, today);
  const details = [
    ...check.problems.filter(({ field }) => field !== 'birthdate'),
    ...ownMailProblem(minor, check.text('mail')),
  ];
  if (details.length > 0)
    throw invalidFields(uid, birthdate ? [...details, birthdate] : details, texts.invalidDetails);
  if (birthdate) throw invalidFields(uid, [birthdate], texts.invalidBirthdate);
  return check;
}

/**
 * Checks a family member as a guardian. A member without a stored birthdate, or too young by it, needs a new birthdate.
 *
 * @returns the birthdate to store instead; `undefined` when the stored one will do
 */
export function checkKnownGuardian(
  member: PersonRow,
  birthdate: string | undefined,
  today: IsoDay,
): IsoDay | undefined {
  if (canBeGuardian(member.birthdate, today)) return undefined;
  const check = checkPerson({ birthdate: birthdate ?? '' }, ['birthdate'], { today });
  const problem = birthdateProblem(check, today);
  if (problem) throw invalidFields(member.uid, [problem], texts.invalidBirthdate);
  return check.text('birthdate');
}

/** Refuses an address that nobody can be reached at, and the minor's own: somebody else has to answer. */
export function requireGuardianMail(minor: PersonRow, mail = ''): void {
  const check = checkPerson({ mail }, ['mail'], { today: '' });
  const problems = [...check.problems, ...ownMailProblem(minor, check.text('mail'))];
  if (problems.length > 0) throw invalidFields(minor.uid, problems, texts.invalidDetails);
}

function ownMailProblem(minor: PersonRow, mail: string): FieldProblem[] {
  const isOwn = mail !== '' && mail === minor.mail;
  return isOwn ? [{ field: 'mail', message: texts.ownMail }] : [];
}

function birthdateProblem(check: PersonCheck, today: IsoDay): FieldProblem | undefined {
  const invalid = check.problems.find(({ field }) => field === 'birthdate');
  if (invalid) return invalid;
  const isOldEnough = canBeGuardian(check.text('birthdate'), today);
  return isOldEnough ? undefined : { field: 'birthdate', message: texts.tooYoung };
}

export function noGuardianChosen(uid: number): Refused {
  return invalidFields(uid, [{ field: 'uid', message: formTexts.selectRequired }], texts.noneChosen);
}

/**
 * Refuses a caller who is a minor without guardian (Specification 6), whoever of the family the request is about.
 * Decision: docs/decisions/0067-each-operation-declares-whether-it-commits.md
 */
export function requireGuardian(clock: Clock, caller: Caller): void {
  if (lacksGuardian(caller, todayOf(clock)))
    throw new Refused(403, { errors: [nl.refusals.guardianMissing], code: 'guardian-missing' });
}
