import { and, eq, gt, lte, ne } from 'drizzle-orm';
import type { StaffRole } from '#schemas/entities/people/clubRole.ts';
import type { Clock } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { capTimes } from '#server/db/capTimes.ts';
import type { Database } from '#server/db/database.ts';
import { clubMembers, clubs, roleInvites, users } from '#server/db/schema.ts';
import { hashSecretToken } from '#server/secretToken.ts';
import { nl } from '#server/texts/nl.ts';
import { codeUsed } from '../../sessions/oneTimeCodes.ts';
import { inviteLifetime } from './inviteToRole.ts';

type DbAndClock = Pick<Context, 'db' | 'clock'>;

interface ShownRole {
  readonly invite: typeof roleInvites.$inferSelect;
  readonly club: typeof clubs.$inferSelect;
}

/** @throws the same refusal for an unknown, an ended and an accepted invitation */
export async function showRoleInvite({ db, clock }: DbAndClock, code: string): Promise<ShownRole> {
  const [shown] = await db
    .select({ invite: roleInvites, club: clubs })
    .from(roleInvites)
    .innerJoin(clubs, eq(clubs.nid, roleInvites.clubNid))
    .where(isOpen(clock, code));
  if (!shown) throw codeUsed(nl.roles.inviteGone);
  return shown;
}

interface AcceptedRole {
  readonly code: string;
  readonly caller: { readonly uid: number };
  /** Records that the caller reads the mailbox of the own address. */
  readonly proveMailbox: (
    tx: Database,
    proof: { readonly uid: number; readonly mail: string },
  ) => Promise<void>;
}

/**
 * Gives the caller the role that a mailed code invites to. The code proves the mailbox, so an own address that it was mailed to
 * counts as confirmed. Of several attempts with one code, in any process, only one succeeds.
 * Decision: docs/decisions/0141-a-role-comes-by-a-mailed-code.md
 */
export async function acceptRole(
  { db, clock }: DbAndClock,
  { code, caller, proveMailbox }: AcceptedRole,
): Promise<ShownRole> {
  return db.transaction(async (tx) => {
    const [invite] = await tx.delete(roleInvites).where(isOpen(clock, code)).returning();
    if (!invite) throw codeUsed(nl.roles.inviteGone);
    const { clubNid, role, mail } = invite;
    const [club] = await tx.select().from(clubs).where(eq(clubs.nid, clubNid));
    if (!club) throw codeUsed(nl.roles.inviteGone);
    await giveRole(tx, { clubNid, uid: caller.uid, role });
    const isOwn = and(eq(users.uid, caller.uid), eq(users.mail, mail));
    if ((await tx.$count(users, isOwn)) > 0) await proveMailbox(tx, { uid: caller.uid, mail });
    return { invite, club };
  });
}

interface GivenRole {
  readonly clubNid: number;
  readonly uid: number;
  readonly role: StaffRole;
}

/** Whoever has a role keeps it when a teacher's comes later: a teacher's screens follow the courses. A manager stays one. */
export async function giveRole(db: Database, given: GivenRole): Promise<void> {
  await db
    .insert(clubMembers)
    .values(given)
    .onConflictDoUpdate({
      target: [clubMembers.clubNid, clubMembers.uid],
      set: { role: given.role, isBlocked: false },
      ...(given.role !== 'admin' && {
        setWhere: given.role === 'teacher' ? eq(clubMembers.role, 'member') : ne(clubMembers.role, 'admin'),
      }),
    });
}

export async function sweepRoleInvites(db: Database, now: Date): Promise<void> {
  await db.delete(roleInvites).where(lte(roleInvites.expiresAt, now));
  await capTimes(db, { column: roleInvites.expiresAt, now, seconds: inviteLifetime });
}

function isOpen(clock: Clock, code: string) {
  return and(eq(roleInvites.codeHash, hashSecretToken(code)), gt(roleInvites.expiresAt, clock.now()));
}
