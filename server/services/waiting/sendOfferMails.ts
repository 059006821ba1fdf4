import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clubs, courses, tariffs, users } from '../../db/schema.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { MadeOffer } from './offerFreePlaces.ts';
import { offerMail } from './offerMail.ts';

interface MailRoom {
  readonly db: Database;
  readonly mailer: Mailer;
  /** undefined: the mails have no link. */
  readonly portalOrigin: string | undefined;
}

/** Tells who waited that a place is kept for them; who has no address sees it in the portal alone. */
export async function sendOfferMails(
  { db, mailer, portalOrigin }: MailRoom,
  offers: readonly MadeOffer[],
): Promise<void> {
  for (const offer of offers) {
    const [to] = await db
      .select({ mail: users.mail, fname: users.fname })
      .from(users)
      .where(eq(users.uid, offer.heldBy));
    const [about] = await db
      .select({ club: clubs, course: courses, tariff: tariffs.title })
      .from(tariffs)
      .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
      .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
      .where(eq(tariffs.nid, offer.ref));
    const [person] = await db.select().from(users).where(eq(users.uid, offer.uid));
    // Who was erased since gets no mail, and takes nobody else's away.
    if (!to?.mail || !about || !person) continue;
    await mailer.send(
      offerMail({
        to: { ...to, mail: to.mail },
        person,
        until: offer.expiresAt,
        ...about,
        origin: portalOrigin,
      }),
    );
  }
}
