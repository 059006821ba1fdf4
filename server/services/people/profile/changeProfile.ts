import { type Address, nl as formTexts } from '@clubpoort/form-engine/headless';
import { eq } from 'drizzle-orm';
import { needsGuardian } from '#rules/guardian.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import { type FieldProblem, invalidFields } from '#server/http/invalidFields.ts';
import { refusals } from '#server/http/refused.ts';
import { addressDoubts } from '../../addresses/addressDoubts.ts';
import type { Account } from '../../sessions/account.ts';
import { loadCaller } from '../../sessions/sessions.ts';
import { checkPerson, type GivenFields, type PersonCheck, type PersonField } from '../checkPerson.ts';
import { requireGuardian } from '../family/checkGuardian.ts';
import { lockPerson, type PersonRow } from '../lockPerson.ts';
import { issueConfirmation } from '../login-mail/confirmation.ts';
import { type MailAsker, mailProblem } from '../mailProblem.ts';
import { keepNationalNumber, loadNationalNumber } from '../nationalNumbers.ts';

export interface ProfileChange extends MailAsker {
  readonly request: Omit<OperationRequest<'save_profile'>, 'password'>;
  /** The caller's account, when the caller gave its password. */
  readonly proven?: Account;
}

/** A new address for a login, and the code that confirms the address. */
export interface AskedMail {
  readonly mail: string;
  readonly code: string;
  readonly before: PersonRow;
}

/**
 * Changes the given fields of a person, in the caller's transaction. Changes nothing when a rule is broken. A login keeps its
 * mail until the new one is confirmed.
 *
 * @returns the mail that must be confirmed, if any
 */
export async function changeProfile(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { caller, request, attempts, proven }: ProfileChange,
): Promise<AskedMail | undefined> {
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
    ...(check.address && check.problems.length === 0 ? await addressProblems(tx, check.address) : []),
  ];
  const mail = given.mail === undefined ? (before.mail ?? '') : check.text('mail');
  const isLogin = before.passwordHash !== null;
  if (problems.length === 0 && mail !== (before.mail ?? '')) {
    // The reader of a login's mail can reset its password, so only the login itself may change its mail.
    if (isLogin && uid !== caller.uid) throw refusals.forbidden();
    // The password may have changed since the caller gave it.
    if (isLogin && proven?.passwordHash !== before.passwordHash) throw refusals.busy();
    const problem = await mailProblem(tx, { uid, mail }, { caller, attempts });
    if (problem) problems.push(problem);
  }
  if (problems.length > 0) throw invalidFields(uid, problems);
  const growsUp = given.birthdate !== undefined && !needsGuardian(check.text('birthdate'), todayOf(clock));
  // Otherwise a minor without a guardian could become an adult by changing the birthdate.
  const self = uid === caller.uid && growsUp ? await loadCaller({ db: tx, clock }, uid) : undefined;
  if (self) requireGuardian(clock, self);
  const changes = changesOf(check, given, isLogin);
  if (Object.keys(changes).length > 0) await tx.update(users).set(changes).where(eq(users.uid, uid));
  if (given.national_insurance_number !== undefined)
    await keepNationalNumber(tx, uid, check.text('national_insurance_number'));
  if (!isLogin || mail === before.mail) return undefined;
  return { mail, code: await issueConfirmation({ db: tx, clock }, { uid, mail }), before };
}

/** A stored national number must agree with a birthdate that changes. */
function knownNumber(digits: string, { national_insurance_number }: GivenFields): GivenFields {
  return { national_insurance_number: national_insurance_number ?? digits };
}

/** Fields that can't become empty: the names, a known birthdate, and the mail of a login. */
function requiredFields(before: PersonRow, given: GivenFields): PersonField[] {
  const kept: PersonField[] = ['fname', 'lname'];
  if (before.birthdate !== null) kept.push('birthdate');
  if (before.passwordHash !== null) kept.push('mail');
  return kept.filter((field) => given[field] !== undefined);
}

function secondMailProblems(check: PersonCheck, given: GivenFields, before: PersonRow): FieldProblem[] {
  const mail = given.mail === undefined ? (before.mail ?? '') : check.text('mail');
  const second = given.second_mail === undefined ? before.secondMail : check.text('second_mail');
  const parts = second.split(';').map((part) => part.trim());
  const isSame = mail !== '' && parts.includes(mail);
  return isSame ? [{ field: 'second_mail', message: formTexts.samePrimaryEmail }] : [];
}

async function addressProblems(tx: Database, address: Address): Promise<FieldProblem[]> {
  return (await addressDoubts(tx, address)).map((doubt) => ({ field: 'address', ...doubt }));
}

function changesOf(check: PersonCheck, given: OmitUid, isLogin: boolean): Partial<typeof users.$inferInsert> {
  const { text } = check;
  return {
    ...(given.fname !== undefined && { fname: text('fname') }),
    ...(given.lname !== undefined && { lname: text('lname') }),
    ...(given.birthdate !== undefined && { birthdate: text('birthdate') || null }),
    ...(given.sex !== undefined && { sex: given.sex }),
    ...(given.nationality !== undefined && { nationality: text('nationality') }),
    ...(given.phone !== undefined && { phone: text('phone') }),
    ...(given.mail !== undefined && !isLogin && { mail: text('mail') || null }),
    ...(given.second_mail !== undefined && { secondMail: text('second_mail') }),
    ...(given.address !== undefined && { address: check.address }),
  };
}

type OmitUid = Omit<ProfileChange['request'], 'uid'>;
