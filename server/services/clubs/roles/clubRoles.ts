import { and, asc, eq, gt, inArray, isNotNull, ne } from 'drizzle-orm';
import type { StaffRole } from '#schemas/entities/people/clubRole.ts';
import type { Context } from '#server/context.ts';
import { clubMembers, courses, courseTeachers, roleInvites, users } from '#server/db/schema.ts';
import { takeCourses } from './courseTeachers.ts';

export interface HeldRole {
  readonly mail: string;
  readonly role: StaffRole;
  /** End of an open invitation; undefined for somebody who has the role. */
  readonly invitedUntil: Date | undefined;
}

/** Who has a role at a club, and who is invited to one. */
export async function listRoles(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  clubNid: number,
): Promise<HeldRole[]> {
  const members = await db
    .select({ mail: users.mail, role: clubMembers.role })
    .from(clubMembers)
    .innerJoin(users, eq(users.uid, clubMembers.uid))
    .where(and(eq(clubMembers.clubNid, clubNid), ne(clubMembers.role, 'member')))
    .orderBy(asc(clubMembers.role), asc(users.mail));
  const invites = await db
    .select()
    .from(roleInvites)
    .where(and(eq(roleInvites.clubNid, clubNid), gt(roleInvites.expiresAt, clock.now())))
    .orderBy(asc(roleInvites.role), asc(roleInvites.mail));
  return [
    ...members.flatMap(({ mail, role }) =>
      role === 'member' ? [] : { mail: mail ?? '', role, invitedUntil: undefined },
    ),
    ...invites.map(({ mail, role, expiresAt }) => ({ mail, role, invitedUntil: expiresAt })),
  ];
}

/**
 * Ends the role of an address at a club, its courses as a teacher, and its open invitation.
 *
 * @returns whether there was anything to end
 */
export async function revokeRole(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  clubNid: number,
  mail: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const invited = await tx
      .delete(roleInvites)
      .where(and(eq(roleInvites.clubNid, clubNid), eq(roleInvites.mail, mail)))
      .returning({ id: roleInvites.id });
    const accounts = await tx
      .select({ uid: users.uid })
      .from(users)
      .where(and(eq(users.mail, mail), isNotNull(users.passwordHash)));
    const ended = await endRoles(
      { db: tx, clock },
      clubNid,
      accounts.map(({ uid }) => uid),
    );
    return invited.length + ended.length > 0;
  });
}

/**
 * Ends the roles of people at a club, and their courses as teachers.
 *
 * @returns the roles that ended
 */
export async function endRoles(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  clubNid: number,
  uids: readonly number[],
): Promise<StaffRole[]> {
  const isTheirs = and(eq(clubMembers.clubNid, clubNid), inArray(clubMembers.uid, [...uids]));
  const held = await tx.select({ role: clubMembers.role }).from(clubMembers).where(isTheirs).for('update');
  await tx.update(clubMembers).set({ role: 'member' }).where(isTheirs);
  const ofClub = tx.select({ nid: courses.nid }).from(courses).where(eq(courses.clubNid, clubNid));
  await takeCourses(
    tx,
    and(inArray(courseTeachers.courseNid, ofClub), inArray(courseTeachers.uid, [...uids])),
    clock.now(),
  );
  return held.flatMap(({ role }) => (role === 'member' ? [] : role));
}
