import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { mailSpellings } from '../../http/reading/plainMail.ts';
import { refusals } from '../../http/refused.ts';
import { endAccess } from './endAccess.ts';
import type { Passwords } from './passwords.ts';

/** A person as a login. */
export interface Account {
  readonly uid: number;
  /** '' when there is none. */
  readonly mail: string;
  readonly fname: string;
  /** null: nobody logs in with this account. */
  readonly passwordHash: string | null;
}

const columns = { uid: users.uid, mail: users.mail, fname: users.fname, passwordHash: users.passwordHash };

/** The account that logs in with this mail; a mail that only gets messages is nobody's login. */
export async function findAccountByMail(db: Database, mail: string): Promise<Account | undefined> {
  const spellings = mailSpellings(mail);
  const isLogin = and(inArray(users.mail, [...spellings]), isNotNull(users.passwordHash));
  const found = await db.select(columns).from(users).where(isLogin);
  const account = found.find((one) => one.mail === spellings[0]) ?? found[0];
  return account && { ...account, mail: account.mail ?? '' };
}

export async function loadAccount(db: Database, uid: number): Promise<Account> {
  const [account] = await db.select(columns).from(users).where(eq(users.uid, uid));
  if (!account) throw refusals.busy();
  return { ...account, mail: account.mail ?? '' };
}

interface NewPassword {
  /** The account as it was when the change was allowed. */
  readonly account: Account;
  readonly passwordHash: string;
  /** The token of the session that stays open. */
  readonly kept?: string;
}

/**
 * Gives an account another password, in the caller's transaction. Ends every other way into the account.
 *
 * @returns false when somebody changed the password in between
 */
export async function replacePassword(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { account, passwordHash, kept }: NewPassword,
): Promise<boolean> {
  const { uid } = account;
  const isUnchanged = and(eq(users.uid, uid), eq(users.passwordHash, account.passwordHash ?? ''));
  const changed = await tx
    .update(users)
    .set({ passwordHash })
    .where(isUnchanged)
    .returning({ uid: users.uid });
  if (changed.length === 0) return false;
  await endAccess({ db: tx, clock }, { uid, kept });
  return true;
}

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
