import { fillIn } from '@clubpoort/form-engine/headless';
import { eq, sql } from 'drizzle-orm';
import { type Cents, formatEuros } from '#rules/money.ts';
import type { Context } from '#server/context.ts';
import { orders, users } from '#server/db/schema.ts';
import { mailBody } from '#server/mail/mailBody.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { nl } from '#server/texts/nl.ts';
import { mailSignature } from '../../clubs/mailSignature.ts';
import { fullName } from '../../people/people.ts';
import type { Cancelled, WantedCancellation } from './cancelForClub.ts';

interface Told {
  readonly wanted: WantedCancellation;
  readonly cancelled: Cancelled;
}

type Queueing = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;

const texts = nl.paymentMail.cancelled;

/** Tells the family what the club cancelled and what happens to the money, in the transaction of the cancellation. */
export async function queueCancellationMail(context: Queueing, { wanted, cancelled }: Told): Promise<void> {
  const { db: tx, clock, portalOrigin } = context;
  const { club, reason } = wanted;
  const { reader, person } = await loadPeople(context, cancelled);
  if (!reader?.mail || !person) return;
  const names = { club: club.title, what: cancelled.what, name: fullName(person), reason };
  const amounts: readonly (readonly [string, Cents])[] = [
    [texts.lapses, cancelled.lapsedCents],
    [texts.refunded, cancelled.refundedCents],
    [texts.byHand, cancelled.byHandCents],
  ];
  await queueMails({ db: tx, clock }, [
    {
      ...{ kind: 'stop', clubNid: club.nid, uid: reader.uid, to: reader.mail },
      subject: fillIn(texts.subject, names),
      ...mailBody([
        fillIn(nl.mails.greeting, { name: reader.fname }),
        fillIn(texts.intro, names),
        ...(reason === '' ? [] : [fillIn(texts.reason, names)]),
        ...amounts.flatMap(([text, cents]) =>
          cents === 0 ? [] : [fillIn(text, { amount: formatEuros(cents) })],
        ),
        ...(cancelled.creditNoteId === null ? [] : [texts.creditNote]),
        ...(portalOrigin === undefined || cancelled.oid === null
          ? []
          : [{ link: `${portalOrigin}/bevestiging/${cancelled.oid}`, label: nl.orderMail.look }]),
        ...mailSignature(club),
      ]),
    },
  ]);
}

/** The reader is who placed the order. Where the club registered somebody, it is the holder of the family. */
async function loadPeople({ db: tx }: Queueing, { uid, oid }: Cancelled) {
  const [person] = await tx.select().from(users).where(eq(users.uid, uid));
  const holder = person?.parentUid ?? uid;
  const placedBy = sql`(select ${orders.placedBy} from ${orders} where ${orders.oid} = ${oid})`;
  const isReader = oid === null ? eq(users.uid, holder) : eq(users.uid, placedBy);
  const [reader] = await tx.select().from(users).where(isReader);
  return { reader, person };
}
