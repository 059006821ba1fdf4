import { and, asc, eq, gt, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clubs, coupleInvites, courses, tariffs, users } from '../../db/schema.ts';
import { holdSeconds } from '../reservations/holdTimes.ts';
import type { Caller } from '../sessions/caller.ts';

/** Somebody is asked along: by whom, and for what. */
export interface OpenInvite {
  readonly invite: typeof coupleInvites.$inferSelect;
  readonly inviter: typeof users.$inferSelect;
  readonly tariff: typeof tariffs.$inferSelect;
  readonly course: typeof courses.$inferSelect;
  readonly club: typeof clubs.$inferSelect;
}

/** Whom an invitation is for: a confirmed address of the family, who of the family accepted it, or who has the code of its mail. */
export interface Invited {
  readonly caller: Pick<Caller, 'family'>;
  readonly code?: string | undefined;
  readonly now: Date;
}

/** The invitations that somebody may still answer, oldest first. They are good for as long as the place is kept. */
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

/** Until when an invitation can be answered. */
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
    // Nobody dances with themselves.
    notInArray(coupleInvites.inviterUid, family),
    or(
      inArray(coupleInvites.mail, mails),
      inArray(coupleInvites.partnerUid, family),
      code === undefined ? undefined : eq(coupleInvites.code, code),
    ),
  );
}
