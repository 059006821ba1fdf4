import type { Context } from '../../context.ts';
import { findAccountByMail } from './account.ts';
import type { Passwords } from './passwords.ts';

/**
 * The uid of the account with this mail and password. A wrong mail and a wrong password both give `undefined`, after as much
 * work.
 */
export async function findAccount(
  { db, isRight }: Pick<Context, 'db'> & { readonly isRight: Passwords['isRight'] },
  login: { mail: string; password: string },
): Promise<number | undefined> {
  const account = await findAccountByMail(db, login.mail);
  const matches = await isRight(login.password, account?.passwordHash ?? null);
  return matches ? account?.uid : undefined;
}
