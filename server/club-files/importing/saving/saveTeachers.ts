import { and, eq, inArray, isNotNull, not, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { clubMembers, courseTeachers, users } from '#server/db/schema.ts';
import { giveCourses, takeCourses } from '#server/services/clubs/roles/courseTeachers.ts';
import type { SavedPart } from './savedPart.ts';
import { textsIn } from './textsIn.ts';

interface SavedCourses {
  readonly clubNid: number;
  readonly courses: readonly SavedPart[];
  readonly now: Date;
}

/** Saves the accounts that may see the participants of these courses. An account that loses a course stays a teacher of the club. */
export async function saveTeachers(tx: Database, { clubNid, courses, now }: SavedCourses): Promise<void> {
  const nids = courses.map(({ number }) => number);
  // Takes the accounts that `settledValues` decided to keep, because the file may name none.
  const named = courses.flatMap(({ number, values }) =>
    textsIn(values.teacherAccounts).map((mail) => ({ courseNid: number, mail })),
  );
  // Requires a confirmed address, because a stranger may have registered with the address of a teacher.
  const isTheirs = eq(users.mail, users.confirmedMail);
  const mails = [...new Set(named.map(({ mail }) => mail))];
  const accounts =
    mails.length === 0
      ? []
      : await tx
          .select({ uid: users.uid, mail: users.mail })
          .from(users)
          .where(and(inArray(users.mail, mails), isNotNull(users.passwordHash), isTheirs));
  const links = named.flatMap(({ courseNid, mail }) =>
    accounts.filter((account) => account.mail === mail).map(({ uid }) => ({ courseNid, uid })),
  );
  // Those who stay keep since when they teach.
  const stays = sql`(${courseTeachers.courseNid}, ${courseTeachers.uid}) in (select * from unnest(
    ${sql.param(links.map(({ courseNid }) => courseNid))}::int[], ${sql.param(links.map(({ uid }) => uid))}::int[]))`;
  await takeCourses(tx, and(isOneOf(courseTeachers.courseNid, nids), not(stays)), now);
  await giveCourses(tx, links, now);
  if (accounts.length === 0) return;
  await tx
    .insert(clubMembers)
    .values(accounts.map(({ uid }) => ({ clubNid, uid, role: 'teacher' as const })))
    .onConflictDoUpdate({
      target: [clubMembers.clubNid, clubMembers.uid],
      set: { role: 'teacher' },
      setWhere: sql`${clubMembers.role} = 'member'`,
    });
}
