import { and, asc, eq, gt, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clubs, coupleInvites, courses, tariffs, users } from '../../db/schema.ts';
import { holdSeconds } from '../holds/holdTimes.ts';
import type { Caller } from '../sessions/caller.ts';

/** An invitation that awaits an answer, with its inviter, tariff, course and club. */
export interface OpenInvite {
  readonly invite: typeof coupleInvites.$inferSelect;
  readonly inviter: typeof users.$inferSelect;
  readonly tariff: typeof tariffs.$inferSelect;
  readonly course: typeof courses.$inferSelect;
  readonly club: typeof clubs.$inferSelect;
}

/**
 * The people who may answer an invitation. They are the family with its confirmed address, the family of the member who
 * accepted it, and anybody with the code of its mail.
 * Decision: docs/decisions/0045-an-invitation-is-for-an-address-or-a-code.md
 */
export interface Invited {
  readonly caller: Pick<Caller, 'family'>;
  readonly code?: string | undefined;
  readonly now: Date;
}

/** The invitations that somebody may still answer, oldest first. An invitation is open as long as its place is held. */
export async function loadOpenInvites(
  db: Database,
  invited: Invited,
  where: SQL | undefined,
): Promise<OpenInvite[]> {
  return db
    .select({ invite: coupleInvites, inviter: users, tariff: tariffs, course: courses, club: clubs })
    .from(coupleInvites)
    .innerJoin(users, eq(users.uid, coupleInvites.inviterUid))
    .innerJoin(tariffs, eq(tariffs.nid, coupleInvites.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(and(isOpenFor(db, invited), where))
    .orderBy(asc(coupleInvites.cciid));
}

/** The open invitations for courses of one club. */
export function loadOpenInvitesOf(db: Database, invited: Invited, clubNid: number): Promise<OpenInvite[]> {
  return loadOpenInvites(db, invited, eq(clubs.nid, clubNid));
}

/** The moment at which an invitation expires. */
export function inviteEnd({ invitedAt }: { readonly invitedAt: Date }): Date {
  return new Date(invitedAt.getTime() + holdSeconds.partner * 1000);
}

function isOpenFor(db: Database, { caller, code, now }: Invited): SQL | undefined {
  const family = [...caller.family];
  const mails = db
    .select({ mail: sql`lower(${users.mail})` })
    .from(users)
    .where(and(inArray(users.uid, family), eq(users.mail, users.confirmedMail)));
  return and(
    eq(coupleInvites.state, 'open'),
    gt(coupleInvites.invitedAt, new Date(now.getTime() - holdSeconds.partner * 1000)),
    // A family can't answer its own invitations.
    notInArray(coupleInvites.inviterUid, family),
    or(
      inArray(coupleInvites.mail, mails),
      inArray(coupleInvites.partnerUid, family),
      code === undefined ? undefined : eq(coupleInvites.code, code),
    ),
  );
}
