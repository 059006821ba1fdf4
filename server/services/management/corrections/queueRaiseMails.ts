import { fillIn } from '@clubpoort/form-engine/headless';
import { eq } from 'drizzle-orm';
import { formatEuros } from '#rules/money.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { users } from '#server/db/schema.ts';
import { type QueuedMail, queueMails } from '#server/mail/outbox/queueMails.ts';
import { nl } from '#server/texts/nl.ts';
import { clubMail } from '../../clubs/clubMail.ts';
import { entryHint, entryHref, mailEntry } from '../../logins/mailEntry.ts';
import { greetedName } from '../../people/family/greetedName.ts';
import { seesOrder } from '../../people/family/ownOrders.ts';
import { fullName } from '../../people/people.ts';
import { readersOfPlace } from '../cancelling/queueCancellationMail.ts';
import type { RaisedPrice, WantedRaise } from './raisePrice.ts';

const texts = nl.corrections.raiseMail;

/** Tells those who pay for a registration that its price is higher, and why, in the transaction that raises it. */
export async function queueRaiseMails(
  context: Pick<Context, 'db' | 'clock' | 'portalOrigin'>,
  { club, reason }: WantedRaise,
  { oid, uid, course, amountCents, priceCents, dueOn }: RaisedPrice,
): Promise<void> {
  const { db: tx, clock, portalOrigin } = context;
  const [person] = await tx.select().from(users).where(eq(users.uid, uid));
  if (!person) return;
  const names = {
    ...{ club: club.title, course, name: fullName(person), reason },
    ...{ amount: formatEuros(amountCents), price: formatEuros(priceCents) },
  };
  const mails: QueuedMail[] = [];
  for (const reader of await readersOfPlace(context, { person, oid })) {
    if (!(await seesOrder(context, { uid: reader.uid, oid }))) continue;
    const entry = await mailEntry(context, { reader, clubNid: club.nid });
    mails.push({
      ...{ kind: 'payment', clubNid: club.nid, uid: reader.uid, to: reader.mail },
      subject: fillIn(texts.subject, names),
      ...clubMail(club, [
        fillIn(nl.mails.greeting, { name: greetedName(reader, todayOf(clock)) }),
        fillIn(texts.intro, names),
        fillIn(texts.reason, names),
        dueOn === null ? texts.later : fillIn(texts.due, { day: formatIsoDay(dueOn) }),
        ...(portalOrigin === undefined
          ? []
          : [
              { link: entryHref(portalOrigin, `/kostennota-s?nota=${oid}`, entry), label: texts.button },
              ...entryHint(entry),
            ]),
      ]),
    });
  }
  await queueMails({ db: tx, clock }, mails);
}
