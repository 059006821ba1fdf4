import { eq } from 'drizzle-orm';
import { todayOf } from '#server/clock.ts';
import { greetedName } from '#server/services/people/family/greetedName.ts';
import type { Context } from '../../context.ts';
import { clubs, courses, type MailEvent, tariffs, users } from '../../db/schema.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { QueuedMail } from '../../mail/outbox/queueMails.ts';
import { mailEntry } from '../logins/mailEntry.ts';
import { findMailReaders } from '../people/family/parents.ts';
import { endedOfferMail, type Offered, offerMail } from './offerMail.ts';

type Offering = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;

/**
 * The mails that a place is kept for somebody on a waiting list. Somebody without an address sees the place in the portal only, and
 * somebody who was erased since gets no mail.
 */
export function offerMails(
  context: Offering,
  offer: Extract<MailEvent, { type: 'offer' }>,
): Promise<QueuedMail[]> {
  const until = new Date(offer.until);
  return mailsAbout(context, offer, (about) => offerMail({ ...about, until }));
}

/** The mails that a kept place was not taken, and that the person left the list. */
export function endedOfferMails(
  context: Offering,
  offer: Extract<MailEvent, { type: 'ended offer' }>,
): Promise<QueuedMail[]> {
  return mailsAbout(context, offer, endedOfferMail);
}

async function mailsAbout(
  { db, clock, portalOrigin: origin }: Offering,
  { tariffNid, uid }: { readonly tariffNid: number; readonly uid: number },
  write: (about: Offered) => Mail,
): Promise<QueuedMail[]> {
  const [about] = await db
    .select({ club: clubs, course: courses, tariff: tariffs.title })
    .from(tariffs)
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(eq(tariffs.nid, tariffNid));
  const [person] = await db.select().from(users).where(eq(users.uid, uid));
  if (!about || !person) return [];
  const readers = await findMailReaders({ db, clock }, person);
  const clubNid = about.club.nid;
  const mails: QueuedMail[] = [];
  for (const reader of readers) {
    const entry = await mailEntry({ db, clock, portalOrigin: origin }, { reader, clubNid });
    const to = { mail: reader.mail, greeted: greetedName(reader, todayOf(clock)), entry };
    mails.push({
      ...{ kind: 'offer', clubNid, uid: reader.uid },
      ...write({ to, person, ...about, origin }),
    });
  }
  return mails;
}
