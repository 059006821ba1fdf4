import { and, count, eq, gt } from 'drizzle-orm';
import type { Club } from '#schemas/entities/club/club.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { clubMembers, courses } from '../../db/schema.ts';

/** Counts the courses, activities and ticket sales of a club that are not over yet. */
export async function countOffer(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  clubNid: number,
): Promise<Club['offer']> {
  const counts = await db
    .select({ type: courses.type, count: count() })
    .from(courses)
    .where(and(eq(courses.clubNid, clubNid), gt(courses.lastEndsAt, clock.now())))
    .groupBy(courses.type);
  const countOf = (type: string) => counts.find((entry) => entry.type === type)?.count ?? 0;
  return { course: countOf('course'), activity: countOf('activity'), ticket: countOf('ticket') };
}

export async function hasTeachers(db: Database, clubNid: number): Promise<boolean> {
  const teachers = and(eq(clubMembers.clubNid, clubNid), eq(clubMembers.role, 'teacher'));
  return (await db.$count(clubMembers, teachers)) > 0;
}
