import { nl as formTexts } from '@clubpoort/form-engine/headless';
import type { OperationRequest } from '#schemas/operations.ts';
import { todayOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { violates } from '../../db/databaseFailure.ts';
import { invalidFields } from '../../http/invalidFields.ts';
import { Refused } from '../../http/refused.ts';
import type { OwnData } from '../passwords/ownData.ts';
import { passwordProblem } from '../passwords/passwordProblem.ts';
import { checkPerson, type PersonCheck } from '../people/checkPerson.ts';
import { insertAccount, makeGuestAccount } from '../people/insertAccount.ts';
import { isMail, type MailAttempts } from '../people/mailProblem.ts';
import { findAccountByMail } from '../sessions/account.ts';
import type { Caller } from '../sessions/caller.ts';
import { endAccess } from '../sessions/endAccess.ts';
import type { Passwords } from '../sessions/passwords.ts';

type Request = OperationRequest<'register_account'>;

interface RegisteringCall {
  /** A guest with the same address becomes the account, and keeps the tickets. */
  readonly caller: Pick<Caller, 'uid' | 'isGuest'> | undefined;
  readonly loginAttempts: MailAttempts;
  readonly visitorForms: { count(): Promise<void> };
  readonly passwords: Pick<Passwords, 'hash'>;
}

interface NewAccount {
  readonly uid: number;
  readonly mail: string;
  readonly fname: string;
}

/** Makes an account with a password. @throws a refusal of wrong data, a weak password, or a mail that logs somebody in already */
export async function registerAccount(
  context: Pick<Context, 'db' | 'clock'> & RegisteringCall,
  request: Request,
): Promise<NewAccount> {
  const check = checkAccount(request, todayOf(context.clock));
  await context.visitorForms.count();
  // Counts as a guess, because the answer tells whether an account exists.
  const uid = await context.loginAttempts.tryMail(async () =>
    saveAccount(context, check, await context.passwords.hash(request.password)),
  );
  if (uid === undefined) throw accountExists();
  return { uid, mail: check.text('mail'), fname: check.text('fname') };
}

/** @returns the uid; undefined when somebody logs in with the mail already */
async function saveAccount(
  { db, clock, caller }: Pick<Context, 'db' | 'clock'> & Pick<RegisteringCall, 'caller'>,
  check: PersonCheck,
  passwordHash: string,
): Promise<number | undefined> {
  // The index compares one spelling, and the account may be older than that.
  if (await findAccountByMail(db, check.text('mail'))) return undefined;
  if (!caller?.isGuest) return insertAccount(db, check, passwordHash);
  try {
    const made = await db.transaction(async (tx) => {
      const uid = await makeGuestAccount(tx, caller.uid, { check, passwordHash });
      // A mail that the guest received must not open the account by its link.
      if (uid !== undefined) await endAccess({ db: tx, clock }, { uid });
      return uid;
    });
    return made ?? (await insertAccount(db, check, passwordHash));
  } catch (error) {
    if (!violates(error, 'users_mail_logs_in_once')) throw error;
    return undefined;
  }
}

function checkAccount({ password, ...request }: Request, today: string): PersonCheck {
  const { fname, lname, mail, birthdate, phone = '' } = request;
  const given = { fname, lname, mail, birthdate, phone };
  const check = checkPerson(given, ['fname', 'lname', 'mail', 'birthdate'], { today });
  const isList = check.problems.length === 0 && !isMail(check.text('mail'));
  const problems = isList ? [{ field: 'mail', message: formTexts.email }] : [...check.problems];
  const weakness = passwordProblem('password', password, ownDataOf(check));
  if (weakness) problems.push(weakness);
  if (problems.length > 0) throw invalidFields(0, problems);
  return check;
}

function ownDataOf({ text }: PersonCheck): OwnData {
  return {
    mail: text('mail'),
    fname: text('fname'),
    lname: text('lname'),
    birthdate: text('birthdate'),
    phone: text('phone'),
  };
}

function accountExists(): Refused {
  const message = formTexts.emailInUse;
  return new Refused(409, {
    errors: [message],
    code: 'account-exists',
    problems: [{ uid: 0, key: 'mail', path: [], message }],
  });
}
