import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { Database } from '#server/db/database.ts';
import { clubMembers, clubs, users } from '#server/db/schema.ts';
import { plainMail } from '#server/http/reading/plainMail.ts';
import { hasConfirmedMail } from '#server/services/people/login-mail/unconfirmedMail.ts';
import type { FoundFault } from '../../texts/fault.ts';

/** Finds teachers' addresses without a login, or whose account already has another role in the club. */
export async function teacherFaults(db: Database, { club, courses }: ClubFile): Promise<FoundFault[]> {
  const named = courses.flatMap(({ teacherAccounts = [] }, course) =>
    teacherAccounts.map((mail, index) => ({
      path: `courses[${course}].teacherAccounts[${index}]`,
      mail: plainMail(mail),
    })),
  );
  const ofClub = db
    .select({ uid: clubMembers.uid, role: clubMembers.role })
    .from(clubMembers)
    .innerJoin(clubs, and(eq(clubs.nid, clubMembers.clubNid), eq(clubs.url, club.url)))
    .as('of_club');
  const accounts = await db
    .select({ mail: users.mail, confirmedMail: users.confirmedMail, role: ofClub.role })
    .from(users)
    .leftJoin(ofClub, eq(ofClub.uid, users.uid))
    .where(
      and(inArray(users.mail, [...new Set(named.map(({ mail }) => mail))]), isNotNull(users.passwordHash)),
    );
  const known = new Map(accounts.map((account) => [account.mail, account]));
  return named.flatMap(({ path, mail }): FoundFault[] => {
    const account = known.get(mail);
    if (!account) return [{ path, say: ({ importing }) => importing.noLogin(mail) }];
    if (!hasConfirmedMail(account))
      return [
        {
          path,
          say: ({ importing }) => importing.notConfirmed(mail),
        },
      ];
    if (account.role === 'admin') return [{ path, say: ({ importing }) => importing.administers(mail) }];
    return [];
  });
}
