import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { clubs, courses, type MailEvent, tariffs, users } from '../../db/schema.ts';
import type { QueuedMail } from '../../mail/outbox/queueMails.ts';
import { findMailReaders } from '../people/family/parents.ts';
import { offerMail } from './offerMail.ts';

/**
 * The mails that a place is kept for somebody on a waiting list. Somebody without an address sees the place in the portal only, and
 * somebody who was erased since gets no mail.
 */
export async function offerMails(
  { db, portalOrigin: origin }: Pick<Context, 'db' | 'portalOrigin'>,
  offer: Extract<MailEvent, { type: 'offer' }>,
): Promise<QueuedMail[]> {
  const [about] = await db
    .select({ club: clubs, course: courses, tariff: tariffs.title })
    .from(tariffs)
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(eq(tariffs.nid, offer.tariffNid));
  const [person] = await db.select().from(users).where(eq(users.uid, offer.uid));
  if (!about || !person) return [];
  const readers = await findMailReaders(db, person);
  return readers.map((to) => ({
    ...{ kind: 'offer', clubNid: about.club.nid, uid: to.uid },
    ...offerMail({ to, person, until: new Date(offer.until), ...about, origin }),
  }));
}
