import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { clubMembers, users } from '../db/schema.ts';
import { demoLogins } from './demo/people/people.ts';

export interface FoundAccounts {
  /** The demo people who can log in here with their public password. */
  readonly demo: typeof demoLogins;
  /** Whether somebody manages a club. */
  readonly hasManager: boolean;
}

export async function findAccounts(db: Database): Promise<FoundAccounts> {
  const mails = demoLogins.map(({ mail }) => mail);
  const isDemo = and(inArray(users.mail, mails), isNotNull(users.passwordHash));
  const found = await db.select({ mail: users.mail }).from(users).where(isDemo);
  return {
    demo: demoLogins.filter(({ mail }) => found.some((one) => one.mail === mail)),
    hasManager: (await db.$count(clubMembers, eq(clubMembers.role, 'admin'))) > 0,
  };
}
