import { and, eq } from 'drizzle-orm';
import { roleHasTask } from '#rules/clubRoles.ts';
import type { ClubTask } from '#schemas/entities/people/clubRole.ts';
import type { Database } from '#server/db/database.ts';
import { clubMembers, users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { type MailReader, withMail } from '../../people/family/parents.ts';

interface RoleAt {
  readonly clubNid: number;
  readonly uid: number;
}

/** Whether the role of somebody at a club has a task now. */
export async function hasTask(db: Database, { clubNid, uid }: RoleAt, task: ClubTask): Promise<boolean> {
  const [member] = await db
    .select({ role: clubMembers.role, isBlocked: clubMembers.isBlocked })
    .from(clubMembers)
    .where(and(eq(clubMembers.clubNid, clubNid), eq(clubMembers.uid, uid)));
  return member !== undefined && !member.isBlocked && roleHasTask(member.role, task);
}

/** Refuses whose role has a task no more. For work that waited for a lock since the caller was known to have it. */
export async function requireStillTask(tx: Database, of: RoleAt, task: ClubTask): Promise<void> {
  if (!(await hasTask(tx, of, task))) throw refusals.forbidden();
}

/** The people who manage a club, those that it has blocked left out. */
export async function clubManagers(db: Database, clubNid: number): Promise<MailReader[]> {
  const found = await db
    .select({ user: users })
    .from(clubMembers)
    .innerJoin(users, eq(users.uid, clubMembers.uid))
    .where(isManagerOf(clubNid));
  return withMail(found.map(({ user }) => user));
}

function isManagerOf(clubNid: number) {
  return and(
    eq(clubMembers.clubNid, clubNid),
    eq(clubMembers.role, 'admin'),
    eq(clubMembers.isBlocked, false),
  );
}
