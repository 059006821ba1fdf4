import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { clubs, courses, tariffs, users } from '../../db/schema.ts';
import { findMailReaders } from '../people/family/parents.ts';
import type { MadeOffer } from './offerFreePlaces.ts';
import { offerMail } from './offerMail.ts';

/**
 * Mails people on a waiting list that a place is kept for them. Somebody without an address sees the place in the portal only.
 */
export async function sendOfferMails(
  { db, mailer, portalOrigin }: Pick<Context, 'db' | 'mailer' | 'portalOrigin'>,
  offers: readonly MadeOffer[],
): Promise<void> {
  for (const offer of offers) {
    const [about] = await db
      .select({ club: clubs, course: courses, tariff: tariffs.title })
      .from(tariffs)
      .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
      .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
      .where(eq(tariffs.nid, offer.ref));
    const [person] = await db.select().from(users).where(eq(users.uid, offer.uid));
    // Somebody who was erased since gets no mail, but the others still get theirs.
    if (!about || !person) continue;
    for (const to of await findMailReaders(db, person))
      await mailer.send(offerMail({ to, person, until: offer.expiresAt, ...about, origin: portalOrigin }));
  }
}
