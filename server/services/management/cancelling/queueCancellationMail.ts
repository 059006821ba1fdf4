import { fillIn } from '@clubpoort/form-engine/headless';
import { eq, sql } from 'drizzle-orm';
import { type Cents, formatEuros } from '#rules/money.ts';
import type { Context } from '#server/context.ts';
import { orders, users } from '#server/db/schema.ts';
import type { MailPart } from '#server/mail/body/mailPart.ts';
import { type QueuedMail, queueMails } from '#server/mail/outbox/queueMails.ts';
import { nl } from '#server/texts/nl.ts';
import { clubMail } from '../../clubs/clubMail.ts';
import { guestQuery } from '../../logins/guestQuery.ts';
import { findMailReaders, type MailReader } from '../../people/family/parents.ts';
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
 * Tells what the club cancelled, in the transaction of the cancellation: who ordered, with what happens to the money. The others who look
 * after the person read without it that a place is gone.
 */
export async function queueCancellationMail(context: Queueing, { wanted, cancelled }: Told): Promise<void> {
  const { db: tx, clock } = context;
  const { payer, person } = await loadPeople(context, cancelled);
  if (!person) return;
  const readers = cancelled.tariffNid === null ? [] : await findMailReaders(tx, person);
  const others = readers.filter(({ uid }) => uid !== payer?.uid);
  const told = { wanted, cancelled, person };
  const query = payer ? await guestQuery(context, payer) : '';
  await queueMails({ db: tx, clock }, [
    ...(payer?.mail
      ? [mailTo({ ...payer, mail: payer.mail }, told, moneyLines(context, cancelled, query))]
      : []),
    ...others.map((reader) => mailTo(reader, told, [])),
  ]);
}

function mailTo(
  reader: MailReader,
  { wanted: { club, reason }, cancelled, person }: Told & { readonly person: PersonRow },
  money: readonly MailPart[],
): QueuedMail {
  const names = { club: club.title, what: cancelled.what, name: fullName(person), reason };
  return {
    ...{ kind: 'stop', clubNid: club.nid, uid: reader.uid, to: reader.mail },
    subject: fillIn(texts.subject, names),
    ...clubMail(club, [
      fillIn(nl.mails.greeting, { name: reader.fname }),
      fillIn(texts.intro, names),
      ...(reason === '' ? [] : [fillIn(texts.reason, names)]),
      ...money,
    ]),
  };
}

/** Lines of the mail about the money, with a link to the order. @param query - of that link (`guestQuery`) */
function moneyLines({ portalOrigin }: Queueing, cancelled: Cancelled, query: string): readonly MailPart[] {
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
    ...(portalOrigin === undefined || cancelled.oid === null
      ? []
      : [{ link: `${portalOrigin}/bevestiging/${cancelled.oid}${query}`, label: nl.orderMail.look }]),
  ];
}

/** The payer is who placed the order. Where the club registered somebody, it is the holder of the family. */
async function loadPeople({ db: tx }: Queueing, { uid, oid }: Cancelled) {
  const [person] = await tx.select().from(users).where(eq(users.uid, uid));
  const holder = person?.parentUid ?? uid;
  const placedBy = sql`(select ${orders.placedBy} from ${orders} where ${orders.oid} = ${oid})`;
  const isPayer = oid === null ? eq(users.uid, holder) : eq(users.uid, placedBy);
  const [payer] = await tx.select().from(users).where(isPayer);
  return { payer, person };
}
