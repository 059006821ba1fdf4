import { type Address, nl as formTexts } from '@clubpoort/form-engine/headless';
import { eq } from 'drizzle-orm';
import type { OperationRequest } from '../../../schemas/operations.ts';
import { type Clock, todayOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { type FieldProblem, invalidFields } from '../../http/invalidFields.ts';
import { refusals } from '../../http/refused.ts';
import { addressDoubts } from '../addresses/addressDoubts.ts';
import { revokeCodes } from '../sessions/oneTimeCodes.ts';
import { checkPerson, type GivenFields, type PersonCheck, type PersonField } from './checkPerson.ts';
import { lockPerson, type PersonRow } from './lockPerson.ts';
import { type MailAsker, mailProblem } from './mailProblem.ts';
import { keepNationalNumber, loadNationalNumber } from './nationalNumbers.ts';

export interface ProfileChange extends MailAsker {
  readonly request: OperationRequest<'save_profile'>;
}

/**
 * Changes what is given of a person, in a transaction of the caller's; nothing of it where a rule is broken.
 *
 * @returns the login as it was, where the change gave it another mail
 */
export async function changeProfile(
  tx: Database,
  clock: Clock,
  { caller, request, attempts }: ProfileChange,
): Promise<PersonRow | undefined> {
  const { uid, ...given } = request;
  const before = await lockPerson(tx, uid);
  const digits = await loadNationalNumber(tx, uid);
  const check = checkPerson(
    { ...given, ...(digits && given.birthdate !== undefined && knownNumber(digits, given)) },
    requiredFields(before, given),
    { today: todayOf(clock), ...(before.birthdate !== null && { birthdate: before.birthdate }) },
  );
  const problems = [
    ...check.problems,
    ...secondMailProblems(check, given, before),
    ...(check.address ? await addressProblems(tx, check.address) : []),
  ];
  const mail = given.mail === undefined ? (before.mail ?? '') : check.text('mail');
  const isLogin = before.passwordHash !== null;
  if (problems.length === 0 && mail !== (before.mail ?? '')) {
    // Whose mail a login has can have its password mailed to them.
    if (isLogin && uid !== caller.uid) throw refusals.forbidden();
    const problem = await mailProblem(tx, { uid, mail }, { caller, attempts });
    if (problem) problems.push(problem);
  }
  if (problems.length > 0) throw invalidFields(uid, problems);
  const changes = changesOf(check, given);
  if (Object.keys(changes).length > 0) await tx.update(users).set(changes).where(eq(users.uid, uid));
  if (given.national_insurance_number !== undefined)
    await keepNationalNumber(tx, uid, check.text('national_insurance_number'));
  if (!isLogin || mail === before.mail) return undefined;
  // What was mailed to the old address must not open the account any more.
  await revokeCodes(tx, clock, uid);
  return before;
}

/** A number that is kept must agree with a birthdate that changes. */
function knownNumber(digits: string, { national_insurance_number }: GivenFields): GivenFields {
  return { national_insurance_number: national_insurance_number ?? digits };
}

/** Names stay names, a birthdate that is known stays known, and a login needs its mail. */
function requiredFields(before: PersonRow, given: GivenFields): PersonField[] {
  const kept: PersonField[] = ['fname', 'lname'];
  if (before.birthdate !== null) kept.push('birthdate');
  if (before.passwordHash !== null) kept.push('mail');
  return kept.filter((field) => given[field] !== undefined);
}

function secondMailProblems(check: PersonCheck, given: GivenFields, before: PersonRow): FieldProblem[] {
  const mail = given.mail === undefined ? (before.mail ?? '') : check.text('mail');
  const second = given.second_mail === undefined ? before.secondMail : check.text('second_mail');
  const isSame = mail !== '' && second.split(';').some((part) => part.trim() === mail);
  return isSame ? [{ field: 'second_mail', message: formTexts.samePrimaryEmail }] : [];
}

async function addressProblems(tx: Database, address: Address): Promise<FieldProblem[]> {
  return (await addressDoubts(tx, address)).map((doubt) => ({ field: 'address', ...doubt }));
}

function changesOf(check: PersonCheck, given: OmitUid): Partial<typeof users.$inferInsert> {
  const { text } = check;
  return {
    ...(given.fname !== undefined && { fname: text('fname') }),
    ...(given.lname !== undefined && { lname: text('lname') }),
    ...(given.birthdate !== undefined && { birthdate: text('birthdate') || null }),
    ...(given.sex !== undefined && { sex: given.sex }),
    ...(given.nationality !== undefined && { nationality: text('nationality') }),
    ...(given.phone !== undefined && { phone: text('phone') }),
    ...(given.mail !== undefined && { mail: text('mail') || null }),
    ...(given.second_mail !== undefined && { secondMail: text('second_mail') }),
    ...(given.address !== undefined && { address: check.address }),
  };
}

type OmitUid = Omit<OperationRequest<'save_profile'>, 'uid'>;
