import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { clubs, coupleInvites, courses, tariffs, users } from '../../db/schema.ts';
import { coupleDeclinedMail, coupleInvitationMail } from './coupleMails.ts';
import type { OpenInvite } from './openInvites.ts';

/** Mails an invitation to the partner. The link opens the invitation for anybody who has the link. */
export async function sendCoupleInvitation(
  context: Pick<Context, 'db' | 'mailer' | 'portalOrigin'>,
  cciid: number,
): Promise<void> {
  const [asked] = await context.db
    .select({ invite: coupleInvites, inviter: users, tariff: tariffs, course: courses, club: clubs })
    .from(coupleInvites)
    .innerJoin(users, eq(users.uid, coupleInvites.inviterUid))
    .innerJoin(tariffs, eq(tariffs.nid, coupleInvites.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(eq(coupleInvites.cciid, cciid));
  if (asked) await context.mailer.send(coupleInvitationMail(asked, context.portalOrigin));
}

/** Tells the inviter that the partner declined. For a child without an address, the mail goes to the account holder. */
export async function sendDeclined(
  { db, mailer }: Pick<Context, 'db' | 'mailer' | 'portalOrigin'>,
  declined: OpenInvite,
): Promise<void> {
  const { inviter } = declined;
  const [holder] =
    inviter.parentUid === null ? [] : await db.select().from(users).where(eq(users.uid, inviter.parentUid));
  const to = inviter.mail ? inviter : holder;
  if (to?.mail) await mailer.send(coupleDeclinedMail({ mail: to.mail, fname: to.fname }, declined));
}
