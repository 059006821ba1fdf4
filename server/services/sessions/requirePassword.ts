import type { Context } from '../../context.ts';
import { invalidFields } from '../../http/invalidFields.ts';
import { nl } from '../../texts/nl.ts';
import { type Account, loadAccount } from './account.ts';
import type { Caller } from './caller.ts';
import { type DeviceCookie, findKnownDevice } from './knownDevices.ts';
import type { Passwords } from './passwords.ts';

/** Checks passwords, and refuses somebody who failed too often. */
export interface LoginAttempts {
  /** @returns the result of `work`; `undefined` when the password was wrong, which counts as a failure */
  tryPassword<Result>(
    tried: { readonly mail: string; readonly device: string | undefined },
    work: (isRight: Passwords['isRight']) => Promise<Result | undefined>,
  ): Promise<Result | undefined>;
}

/** A call of somebody who proves with a password who they are. */
export interface ProvingCall {
  readonly caller: Pick<Caller, 'uid' | 'isGuest'>;
  readonly device: DeviceCookie;
  readonly loginAttempts: LoginAttempts;
}

interface GivenPassword {
  /** The field of the request that holds the password. */
  readonly field: string;
  /** Anything for a guest. */
  readonly password: string;
}

/**
 * Returns the caller's account after a check of its password: an open session alone is not enough. Each try counts as a login. A guest
 * has no password, so the session is all that there is.
 */
export async function requirePassword(
  { db, caller, device, loginAttempts }: Pick<Context, 'db'> & ProvingCall,
  { field, password }: GivenPassword,
): Promise<Account> {
  const account = await loadAccount(db, caller.uid);
  if (caller.isGuest) return account;
  const tried = { mail: account.mail, device: await findKnownDevice({ db }, { device, mail: account.mail }) };
  const isRight = await loginAttempts.tryPassword(
    tried,
    async (isRightFor) => (await isRightFor(password, account.passwordHash)) || undefined,
  );
  if (isRight) return account;
  throw invalidFields(caller.uid, [{ field, message: nl.refusals.wrongLogin }]);
}
