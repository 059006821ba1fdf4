import { and, inArray, isNotNull } from 'drizzle-orm';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import { plainMail } from '#server/http/reading/plainMail.ts';
import { hasConfirmedMail } from '#server/services/people/login-mail/unconfirmedMail.ts';
import type { FoundFault } from '../../texts/fault.ts';

/** Finds teachers' addresses without a login, and those that are not confirmed. An account with another role in the club may teach too. */
export async function teacherFaults(db: Database, { courses }: ClubFile): Promise<FoundFault[]> {
  const named = courses.flatMap(({ teacherAccounts = [] }, course) =>
    teacherAccounts.map((mail, index) => ({
      path: `courses[${course}].teacherAccounts[${index}]`,
      mail: plainMail(mail),
    })),
  );
  const accounts = await db
    .select({ mail: users.mail, confirmedMail: users.confirmedMail })
    .from(users)
    .where(
      and(inArray(users.mail, [...new Set(named.map(({ mail }) => mail))]), isNotNull(users.passwordHash)),
    );
  const known = new Map(accounts.map((account) => [account.mail, account]));
  return named.flatMap(({ path, mail }): FoundFault[] => {
    const account = known.get(mail);
    if (!account) return [{ path, say: ({ importing }) => importing.noLogin(mail) }];
    return hasConfirmedMail(account) ? [] : [{ path, say: ({ importing }) => importing.notConfirmed(mail) }];
  });
}
