import type { Database } from '../../db/database.ts';
import { invalidFields } from '../../http/invalidFields.ts';
import { nl } from '../../texts/nl.ts';
import { type Account, loadAccount } from './account.ts';
import type { Caller } from './caller.ts';
import type { Passwords } from './passwords.ts';

interface Asked {
  readonly db: Database;
  readonly caller: Pick<Caller, 'uid'>;
  readonly passwords: Passwords;
  readonly loginAttempts: { count(mail: string): Promise<void>; countFailure(): Promise<void> };
}

interface Given {
  /** In which field of the request it stands. */
  readonly field: string;
  readonly password: string;
}

/** The account of who asks, where they say its password too: a session that was left open is not enough. Each try counts as a login. */
export async function requirePassword(
  { db, caller, passwords, loginAttempts }: Asked,
  { field, password }: Given,
): Promise<Account> {
  const account = await loadAccount(db, caller.uid);
  await loginAttempts.count(account.mail);
  if (await passwords.isRight(password, account.passwordHash)) return account;
  await loginAttempts.countFailure();
  throw invalidFields(caller.uid, [{ field, message: nl.refusals.wrongLogin }]);
}
