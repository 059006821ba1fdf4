import { and, eq, isNotNull } from 'drizzle-orm';
import { dayInSeconds } from '#rules/duration.ts';
import { retentions } from '#rules/retention.ts';
import { dateOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { clubMembers, clubs, roleInvites, users } from '#server/db/schema.ts';
import { hashSecretToken, newSecretToken } from '#server/secretToken.ts';

export type InvitedRole = (typeof roleInvites.$inferSelect)['role'];

/** Lifetime of an invitation, in seconds. */
export const inviteLifetime = retentions.codes.days * dayInSeconds;

export interface WantedRole {
  readonly clubNid: number;
  /** In lower case. */
  readonly mail: string;
  readonly role: InvitedRole;
}

export interface MadeRoleInvite {
  readonly invite: typeof roleInvites.$inferSelect;
  readonly club: typeof clubs.$inferSelect;
  /** The secret of the link, stored only as a hash. */
  readonly code: string;
}

/** Makes an invitation to a role at a club. It replaces the earlier one of the same address. */
export async function inviteToRole(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, mail, role }: WantedRole,
): Promise<MadeRoleInvite> {
  const now = clock.now();
  const code = newSecretToken();
  const changed = {
    ...{ role, codeHash: hashSecretToken(code), sentAt: now },
    expiresAt: dateOf(unixSecondsOf(now) + inviteLifetime),
  };
  const [invite] = await db
    .insert(roleInvites)
    .values({ clubNid, mail, ...changed })
    .onConflictDoUpdate({ target: [roleInvites.clubNid, roleInvites.mail], set: changed })
    .returning();
  const [club] = await db.select().from(clubs).where(eq(clubs.nid, clubNid));
  if (!invite || !club) throw new Error('The database returned no invitation');
  return { invite, club, code };
}

/** Whether the account with this confirmed address has the role already; a manager may do what every role may. */
export async function hasRoleAt(
  { db }: Pick<Context, 'db'>,
  { clubNid, mail, role }: WantedRole,
): Promise<boolean> {
  const isTheirs = and(eq(users.mail, mail), eq(users.confirmedMail, mail), isNotNull(users.passwordHash));
  const [member] = await db
    .select({ role: clubMembers.role })
    .from(clubMembers)
    .innerJoin(users, eq(users.uid, clubMembers.uid))
    .where(and(isTheirs, eq(clubMembers.clubNid, clubNid)));
  return member?.role === role || member?.role === 'admin';
}
