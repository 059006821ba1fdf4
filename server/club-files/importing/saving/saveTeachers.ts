import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { clubMembers, courseTeachers, users } from '#server/db/schema.ts';
import type { SavedPart } from './savedPart.ts';
import { textsIn } from './textsIn.ts';

/** Saves the accounts that may see the participants of these courses. An account that loses a course stays a teacher of the club. */
export async function saveTeachers(
  tx: Database,
  clubNid: number,
  courses: readonly SavedPart[],
): Promise<void> {
  await tx.delete(courseTeachers).where(
    isOneOf(
      courseTeachers.courseNid,
      courses.map(({ number }) => number),
    ),
  );
  // Takes the accounts that `settledValues` decided to keep, because the file may name none.
  const named = courses.flatMap(({ number, values }) =>
    textsIn(values.teacherAccounts).map((mail) => ({ courseNid: number, mail })),
  );
  if (named.length === 0) return;
  // Requires a confirmed address, because a stranger may have registered with the address of a teacher.
  const isTheirs = eq(users.mail, users.confirmedMail);
  const mails = [...new Set(named.map(({ mail }) => mail))];
  const accounts = await tx
    .select({ uid: users.uid, mail: users.mail })
    .from(users)
    .where(and(inArray(users.mail, mails), isNotNull(users.passwordHash), isTheirs));
  if (accounts.length === 0) return;
  await tx
    .insert(courseTeachers)
    .values(
      named.flatMap(({ courseNid, mail }) =>
        accounts.filter((account) => account.mail === mail).map(({ uid }) => ({ courseNid, uid })),
      ),
    );
  await tx
    .insert(clubMembers)
    .values(accounts.map(({ uid }) => ({ clubNid, uid, role: 'teacher' as const })))
    .onConflictDoUpdate({
      target: [clubMembers.clubNid, clubMembers.uid],
      set: { role: 'teacher' },
      setWhere: sql`${clubMembers.role} = 'member'`,
    });
}
