import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { clubs, coupleInvites, courses, tariffs, users } from '../../db/schema.ts';
import type { QueuedMail } from '../../mail/outbox/queueMails.ts';
import { parentsOf } from '../people/family/parents.ts';
import { coupleDeclinedMail, coupleInvitationMail } from './coupleMails.ts';
import type { OpenInvite } from './openInvites.ts';

/** The mail of an invitation to the partner. Anybody who has the link in this mail can open the invitation. */
export async function invitationMails(
  { db, portalOrigin }: Pick<Context, 'db' | 'portalOrigin'>,
  cciid: number,
): Promise<QueuedMail[]> {
  const [invitation] = await db
    .select({ invite: coupleInvites, inviter: users, tariff: tariffs, course: courses, club: clubs })
    .from(coupleInvites)
    .innerJoin(users, eq(users.uid, coupleInvites.inviterUid))
    .innerJoin(tariffs, eq(tariffs.nid, coupleInvites.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(eq(coupleInvites.cciid, cciid));
  if (!invitation) return [];
  const about = { kind: 'partner', clubNid: invitation.club.nid } as const;
  return [{ ...about, ...coupleInvitationMail(invitation, portalOrigin) }];
}

/** Tells the inviter that the partner declined. The parents get the mail when the inviter has no address. */
export async function declinedMails(
  { db }: Pick<Context, 'db'>,
  declined: OpenInvite,
): Promise<QueuedMail[]> {
  const { inviter, club } = declined;
  const readers = inviter.mail ? [inviter] : await parentsOf(db, inviter);
  return readers.flatMap(({ uid, mail, fname }) =>
    mail === null
      ? []
      : { ...{ kind: 'partner', clubNid: club.nid, uid }, ...coupleDeclinedMail({ mail, fname }, declined) },
  );
}
