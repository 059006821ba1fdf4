import type { Database } from '../../db/database.ts';
import { invalidFields } from '../../http/invalidFields.ts';
import { nl } from '../../texts/nl.ts';
import { type Account, loadAccount } from './account.ts';
import type { Caller } from './caller.ts';
import { type DeviceCookie, findKnownDevice } from './knownDevices.ts';
import type { Passwords } from './passwords.ts';

interface Asked {
  readonly db: Database;
  readonly caller: Pick<Caller, 'uid'>;
  readonly device: DeviceCookie;
  readonly loginAttempts: LoginAttempts;
}

/** Holds passwords against accounts, and refuses who failed too often. */
export interface LoginAttempts {
  /** @returns what `work` found; `undefined` where the password was wrong, which counts */
  tryPassword<Result>(
    tried: { readonly mail: string; readonly device: string | undefined },
    work: (isRight: Passwords['isRight']) => Promise<Result | undefined>,
  ): Promise<Result | undefined>;
}

interface Given {
  /** In which field of the request it stands. */
  readonly field: string;
  readonly password: string;
}

/** The account of who asks, where they say its password too: a session that was left open is not enough. Each try counts as a login. */
export async function requirePassword(
  { db, caller, device, loginAttempts }: Asked,
  { field, password }: Given,
): Promise<Account> {
  const account = await loadAccount(db, caller.uid);
  const tried = { mail: account.mail, device: await findKnownDevice({ db, device }, account.mail) };
  const isRight = await loginAttempts.tryPassword(
    tried,
    async (isRightFor) => (await isRightFor(password, account.passwordHash)) || undefined,
  );
  if (isRight) return account;
  throw invalidFields(caller.uid, [{ field, message: nl.refusals.wrongLogin }]);
}
