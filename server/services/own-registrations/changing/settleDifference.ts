import { fillIn } from '@clubpoort/form-engine/headless';
import { and, eq, inArray } from 'drizzle-orm';
import type { ChangePrice } from '#rules/changeRegistration.ts';
import type { Context } from '#server/context.ts';
import { creditNotes, orderLines } from '#server/db/schema.ts';
import { nl } from '#server/texts/nl.ts';
import { issueDocuments } from '../../documents/issueDocuments.ts';
import type { LoadedAccount } from '../../payments/loadAccounts.ts';
import { creditLines, linesOf } from '../linesCentsOf.ts';
import { addToOrder } from './addToOrder.ts';
import type { ChangeTarget, Changing } from './loadTargets.ts';

type Tx = Pick<Context, 'db' | 'clock'>;

interface Settled {
  readonly changing: Changing;
  readonly target: ChangeTarget;
  readonly price: ChangePrice;
  /** Its order is locked. */
  readonly account: LoadedAccount;
}

/**
 * Lets the order follow the change: its lines become lines of the new tariff, at the amounts that were agreed. The difference is a
 * credit note, or one more line with an invoice of its own. The invoice that was issued stays as it is. @returns the id of the credit note; null where there is none
 */
export async function settleDifference({ db: tx, clock }: Tx, settled: Settled): Promise<number | null> {
  const { changing, target, price } = settled;
  const lines = await linesOf(tx, changing.found.registration);
  const [first] = lines;
  if (!first) return null;
  // An order that is older than the documents gets its invoice with the lines as they were agreed.
  await issueDocuments(tx, first.oid, clock.now());
  const { course, tariff } = target;
  const { differenceCents } = price;
  if (differenceCents < 0) await creditLines(tx, lines, -differenceCents);
  const isOfRegistration = and(
    eq(orderLines.oid, first.oid),
    inArray(
      orderLines.position,
      lines.map(({ position }) => position),
    ),
  );
  await tx
    .update(orderLines)
    .set({ tariffNid: tariff.nid, itemNid: tariff.nid, courseNid: course.nid })
    .where(isOfRegistration);
  const names = { course: course.title, tariff: tariff.title, from: nameOfOld(settled) };
  await tx
    .update(orderLines)
    .set({ description: fillIn(nl.ownRegistrations.changedLine, names) })
    .where(and(eq(orderLines.oid, first.oid), eq(orderLines.position, first.position)));
  if (differenceCents > 0) await addToInvoice({ db: tx, clock }, settled);
  const creditNoteId = differenceCents < 0 ? await writeCreditNote({ db: tx, clock }, settled) : null;
  await issueDocuments(tx, first.oid, clock.now());
  return creditNoteId;
}

/** The course that the person leaves; within one course, the tariff. */
function nameOfOld({ changing: { found }, target }: Settled): string {
  return found.course.nid === target.course.nid ? found.tariff.title : found.course.title;
}

/** Adds the difference as a line with a day. */
async function addToInvoice(context: Tx, settled: Settled): Promise<void> {
  const { changing, target, price, account } = settled;
  const { course, tariff } = target;
  await addToOrder(context, {
    account,
    line: {
      uid: changing.person.uid,
      ...{ tariffNid: tariff.nid, courseNid: course.nid },
      description: fillIn(nl.ownRegistrations.differenceLine, { course: course.title, tariff: tariff.title }),
    },
    amountCents: price.differenceCents,
  });
}

async function writeCreditNote({ db: tx, clock }: Tx, settled: Settled): Promise<number | null> {
  const { changing, target, price, account } = settled;
  const texts = nl.ownRegistrations.changeReason;
  const reason = changing.club.cancelMoney === 'credit' ? texts.credit : texts.refund;
  const isSameCourse = changing.found.course.nid === target.course.nid;
  const notes = await tx
    .insert(creditNotes)
    .values({
      oid: account.order.oid,
      amountCents: -price.differenceCents,
      reason: fillIn(reason, {
        from: nameOfOld(settled),
        to: isSameCourse ? target.tariff.title : target.course.title,
      }),
      issuedAt: clock.now(),
    })
    .returning({ id: creditNotes.id });
  return notes[0]?.id ?? null;
}
