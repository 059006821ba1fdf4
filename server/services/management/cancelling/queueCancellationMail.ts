import { fillIn } from '@clubpoort/form-engine/headless';
import { eq, sql } from 'drizzle-orm';
import { type Cents, formatEuros } from '#rules/money.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { orders, users } from '#server/db/schema.ts';
import type { MailPart } from '#server/mail/body/mailPart.ts';
import { type QueuedMail, queueMails } from '#server/mail/outbox/queueMails.ts';
import { nl } from '#server/texts/nl.ts';
import { clubMail } from '../../clubs/clubMail.ts';
import { type MailEntry, mailEntry } from '../../logins/mailEntry.ts';
import { linkTo } from '../../orders/orderMails.ts';
import { greetedName } from '../../people/family/greetedName.ts';
import { seesOrder } from '../../people/family/ownOrders.ts';
import { findMailReaders, type MailReader, parentsOf, withMail } from '../../people/family/parents.ts';
import type { PersonRow } from '../../people/lockPerson.ts';
import { fullName } from '../../people/people.ts';
import type { Cancelled, WantedCancellation } from './cancelForClub.ts';

interface Told {
  readonly wanted: WantedCancellation;
  readonly cancelled: Cancelled;
}

type Queueing = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;

const texts = nl.paymentMail.cancelled;

/**
 * Tells what the club cancelled, in the transaction of the cancellation: those who look after the person now, with what happens to the
 * money where the order is theirs. Somebody who ordered and left the family since reads nothing more about its members.
 */
export async function queueCancellationMail(context: Queueing, { wanted, cancelled }: Told): Promise<void> {
  const { db: tx, clock } = context;
  const { oid } = cancelled;
  const [person] = await tx.select().from(users).where(eq(users.uid, cancelled.uid));
  if (!person) return;
  const mails: QueuedMail[] = [];
  for (const reader of await readersOfPlace(context, { person, oid })) {
    const isOwn = await seesOrder(context, { uid: reader.uid, oid });
    // Goods are of the order alone. A place and a ticket are of the person, whichever household ordered.
    if (cancelled.isGoods && !isOwn) continue;
    const money = isOwn
      ? moneyLines(context, cancelled, await mailEntry(context, { reader, clubNid: wanted.club.nid }))
      : [];
    mails.push(mailTo(context, reader, { told: { wanted, cancelled, person }, money }));
  }
  await queueMails({ db: tx, clock }, mails);
}

interface About {
  readonly person: PersonRow;
  readonly oid: number | null;
}

/** The readers of the mails about a person, and the parent who paid for somebody who reads their own mail by now. */
export async function readersOfPlace(
  { db: tx, clock }: Queueing,
  { person, oid }: About,
): Promise<MailReader[]> {
  const readers = await findMailReaders({ db: tx, clock }, person);
  const placedBy = sql`(select ${orders.placedBy} from ${orders} where ${orders.oid} = ${oid})`;
  const [payer] = await tx.select().from(users).where(eq(users.uid, placedBy));
  const isParentNow = payer && (await parentsOf(tx, person)).some(({ uid }) => uid === payer.uid);
  const isMissing = isParentNow && readers.every(({ uid }) => uid !== payer.uid);
  return isMissing ? [...readers, ...withMail([payer])] : readers;
}

interface Letter {
  readonly told: Told & { readonly person: PersonRow };
  readonly money: readonly MailPart[];
}

function mailTo({ clock }: Queueing, reader: MailReader, { told, money }: Letter): QueuedMail {
  const { wanted, cancelled, person } = told;
  const { club, reason } = wanted;
  const names = { club: club.title, what: cancelled.what, name: fullName(person), reason };
  return {
    ...{ kind: 'stop', clubNid: club.nid, uid: reader.uid, to: reader.mail },
    subject: fillIn(texts.subject, names),
    ...clubMail(club, [
      fillIn(nl.mails.greeting, { name: greetedName(reader, todayOf(clock)) }),
      fillIn(texts.intro, names),
      ...(reason === '' ? [] : [fillIn(texts.reason, names)]),
      ...money,
    ]),
  };
}

/** Lines of the mail about the money, with a link to the order. */
function moneyLines({ portalOrigin }: Queueing, cancelled: Cancelled, entry: MailEntry): readonly MailPart[] {
  const amounts: readonly (readonly [string, Cents])[] = [
    [texts.lapses, cancelled.lapsedCents],
    [texts.refunded, cancelled.refundedCents],
    [texts.byHand, cancelled.byHandCents],
  ];
  return [
    ...amounts.flatMap(([text, cents]) =>
      cents === 0 ? [] : [fillIn(text, { amount: formatEuros(cents) })],
    ),
    ...(cancelled.creditNoteId === null ? [] : [texts.creditNote]),
    ...(cancelled.oid === null
      ? []
      : linkTo({ oids: [cancelled.oid], origin: portalOrigin, to: { entry } }, nl.orderMail.look)),
  ];
}
