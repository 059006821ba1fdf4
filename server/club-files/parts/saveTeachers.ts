import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clubMembers, courseTeachers, users } from '../../db/schema.ts';

interface TeachersOfCourse {
  readonly clubNid: number;
  readonly courseNid: number;
  /** Confirmed addresses of accounts that can log in. */
  readonly accounts: readonly string[];
}

/** Saves the accounts that may see a course's participants. They stay teachers of the club when they lose the course. */
export async function saveTeachers(tx: Database, { clubNid, courseNid, accounts }: TeachersOfCourse) {
  await tx.delete(courseTeachers).where(eq(courseTeachers.courseNid, courseNid));
  // Requires a confirmed address, because a stranger may have registered with the address of a teacher.
  const isTheirs = eq(users.mail, users.confirmedMail);
  const logins = and(inArray(users.mail, [...accounts]), isNotNull(users.passwordHash), isTheirs);
  for (const { uid } of await tx.select({ uid: users.uid }).from(users).where(logins)) {
    await tx.insert(courseTeachers).values({ courseNid, uid });
    await tx
      .insert(clubMembers)
      .values({ clubNid, uid, role: 'teacher' })
      .onConflictDoUpdate({
        target: [clubMembers.clubNid, clubMembers.uid],
        set: { role: 'teacher' },
        setWhere: sql`${clubMembers.role} = 'member'`,
      });
  }
}
