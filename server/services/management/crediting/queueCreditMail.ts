import { fillIn } from '@clubpoort/form-engine/headless';
import { eq } from 'drizzle-orm';
import { type Cents, formatEuros } from '#rules/money.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { users } from '#server/db/schema.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { nl } from '#server/texts/nl.ts';
import { clubMail } from '../../clubs/clubMail.ts';
import { mailEntry } from '../../logins/mailEntry.ts';
import { linkTo } from '../../orders/orderMails.ts';
import { greetedName } from '../../people/family/greetedName.ts';
import type { Credited, WantedCredit } from './creditAmount.ts';

const texts = nl.paymentMail;

/** Tells the payer what the club takes off an order and what happens to the money, in the transaction that does it. */
export async function queueCreditMail(
  { db: tx, clock, portalOrigin }: Pick<Context, 'db' | 'clock' | 'portalOrigin'>,
  { club, reason }: WantedCredit,
  credited: Credited,
): Promise<void> {
  const { oid, number, placedBy, creditedCents } = credited;
  const [reader] = await tx.select().from(users).where(eq(users.uid, placedBy));
  if (!reader?.mail) return;
  const entry = await mailEntry({ db: tx, clock, portalOrigin }, { reader, clubNid: club.nid });
  const amount = formatEuros(creditedCents);
  const names = { ...{ club: club.title, number, amount, reason }, oid: String(oid) };
  const amounts: readonly (readonly [string, Cents])[] = [
    [texts.cancelled.lapses, credited.lapsedCents],
    [texts.cancelled.refunded, credited.refundedCents],
    [texts.cancelled.byHand, credited.byHandCents],
  ];
  await queueMails({ db: tx, clock }, [
    {
      ...{ kind: 'payment', clubNid: club.nid, uid: reader.uid, to: reader.mail },
      subject: fillIn(texts.credited.subject, names),
      ...clubMail(club, [
        fillIn(nl.mails.greeting, { name: greetedName(reader, todayOf(clock)) }),
        fillIn(texts.credited.intro, names),
        fillIn(texts.cancelled.reason, names),
        ...amounts.flatMap(([text, cents]) =>
          cents === 0 ? [] : [fillIn(text, { amount: formatEuros(cents) })],
        ),
        texts.cancelled.creditNote,
        ...linkTo({ oids: [oid], origin: portalOrigin, to: { entry } }, nl.orderMail.look),
      ]),
    },
  ]);
}
