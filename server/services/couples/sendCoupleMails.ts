import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { clubs, coupleInvites, courses, tariffs, users } from '../../db/schema.ts';
import { parentsOf } from '../people/family/parents.ts';
import { coupleDeclinedMail, coupleInvitationMail } from './coupleMails.ts';
import type { OpenInvite } from './openInvites.ts';

/** Mails an invitation to the partner. Anybody who has the link in this mail can open the invitation. */
export async function sendCoupleInvitation(
  context: Pick<Context, 'db' | 'mailer' | 'portalOrigin'>,
  cciid: number,
): Promise<void> {
  const [invitation] = await context.db
    .select({ invite: coupleInvites, inviter: users, tariff: tariffs, course: courses, club: clubs })
    .from(coupleInvites)
    .innerJoin(users, eq(users.uid, coupleInvites.inviterUid))
    .innerJoin(tariffs, eq(tariffs.nid, coupleInvites.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(eq(coupleInvites.cciid, cciid));
  if (invitation) await context.mailer.send(coupleInvitationMail(invitation, context.portalOrigin));
}

/** Tells the inviter that the partner declined. The parents get the mail when the inviter has no address. */
export async function sendDeclined(
  { db, mailer }: Pick<Context, 'db' | 'mailer'>,
  declined: OpenInvite,
): Promise<void> {
  const { inviter } = declined;
  const readers = inviter.mail ? [inviter] : await parentsOf(db, inviter);
  for (const { mail, fname } of readers)
    if (mail !== null) await mailer.send(coupleDeclinedMail({ mail, fname }, declined));
}
