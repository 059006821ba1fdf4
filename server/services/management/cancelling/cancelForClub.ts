import { fillIn } from '@clubpoort/form-engine/headless';
import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Cents } from '#rules/money.ts';
import type { ClubActionKind } from '#schemas/entities/management/clubAction.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import {
  cancellations,
  orderLines,
  productVariants,
  registrations,
  stands,
  tariffs,
  tickets,
} from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import type { ClubRow } from '../../clubs/clubs.ts';
import { lockInOrder } from '../../holds/lockInOrder.ts';
import { creditLinesOf } from '../../own-registrations/creditLinesOf.ts';
import { giveUpPlace } from '../../own-registrations/giveUpPlace.ts';
import { linesOf } from '../../own-registrations/linesCentsOf.ts';
import { lockRegistration } from '../../own-registrations/lockRegistration.ts';
import { takeBackTurns } from '../../passes/takeBackTurns.ts';
import { endWaiting } from '../../waiting/leaveWaitingList.ts';
import { noteAction } from '../noteAction.ts';
import { type CancellableLine, type CancelTarget, findCancelled } from './findCancelled.ts';
import { giveMoneyBack } from './giveMoneyBack.ts';

export interface WantedCancellation {
  readonly club: ClubRow;
  /** The uid of the manager. */
  readonly by: number;
  readonly target: CancelTarget;
  /** `none`: the club keeps the money, and asks what is unpaid. */
  readonly money: 'back' | 'none';
  readonly reason: string;
}

/** What a cancellation did, as it is stored with its key. */
export interface Cancelled {
  /** The person of the registration or the line. */
  readonly uid: number;
  readonly what: string;
  /** The registration that was cancelled; null for goods, tickets and turns. Missing in answers from before this field. */
  readonly registrationId?: number | null;
  readonly oid: number | null;
  readonly creditNoteId: number | null;
  readonly creditedCents: Cents;
  /** Part of it that nobody has to pay any more. */
  readonly lapsedCents: Cents;
  readonly refundedCents: Cents;
  readonly byHandCents: Cents;
  readonly refundIds: readonly number[];
  /** Whether it was goods of the order, and no place or ticket of the person. */
  readonly isGoods: boolean;
  /** The tariff of the free place. */
  readonly tariffNid: number | null;
  /** Turns of a pass paid in the order, so the club corrects the amounts itself. */
  readonly isPrepaid: boolean;
}

type Tx = Pick<Context, 'db' | 'clock' | 'providers'>;

/**
 * Cancels a registration or a line of goods for its club, in a transaction of the caller: frees the place, credits what it cost
 * and notes who did it. The refunds are asked from the provider after the commit.
 */
export async function cancelForClub(context: Tx, wanted: WantedCancellation): Promise<Cancelled> {
  const found = await findCancelled(context.db, wanted.club.nid, wanted.target);
  if (found.kind === 'registration') return cancelRegistration(context, wanted, found.registrationId);
  return cancelLine[found.kind](context, wanted, found.line);
}

const cancelLine = {
  waiting: cancelWaiting,
  goods: cancelGoods,
  seats: cancelSeats,
  admissions: cancelAdmissions,
  turns: cancelTurns,
} as const;

async function cancelRegistration(
  context: Tx,
  wanted: WantedCancellation,
  registrationId: number,
): Promise<Cancelled> {
  const { db: tx, clock } = context;
  const { club, reason } = wanted;
  const found = await lockRegistration(tx, { club, uid: 'anybody', registrationId });
  const { registration, tariff, course } = found;
  const what = `${course.title} (${tariff.title})`;
  await giveUpPlace(tx, found);
  const lines = await linesOf(tx, registration);
  const { oid } = registration;
  const money = await giveBack(context, wanted, { oid, lines, what });
  await tx.insert(cancellations).values({
    ...{ registrationId, how: 'club' as const, reason, askedAt: clock.now() },
    creditNoteId: money.creditNoteId,
  });
  await note(context, wanted, { action: 'cancel-registration', oid, registrationId, what, money });
  return {
    uid: registration.uid,
    what,
    registrationId,
    oid,
    isGoods: false,
    tariffNid: tariff.nid,
    ...money,
  };
}

async function cancelGoods(
  context: Tx,
  wanted: WantedCancellation,
  { oid, position, itemNid }: CancellableLine,
): Promise<Cancelled> {
  const { db: tx } = context;
  await lockInOrder(tx, { variants: itemNid === null ? [] : [itemNid] });
  const line = await lockLine(tx, { oid, position });
  // A backordered item was never taken from the stock. A variant that nobody counts has null, and keeps it.
  await tx
    .update(productVariants)
    .set({ stock: sql`${productVariants.stock} + ${line.qty - line.qtyBackordered}` })
    .where(eq(productVariants.nid, itemNid ?? 0));
  const what = line.description;
  const money = await giveBack(context, wanted, { oid, lines: [line], what });
  await note(context, wanted, { action: 'cancel-line', oid, what, money });
  return { uid: line.uid, what, oid, isGoods: true, tariffNid: null, ...money };
}

/** Reads the line again: only under the lock is it certain whether it was cancelled. */
async function lockLine(
  tx: Database,
  { oid, position }: Pick<CancellableLine, 'oid' | 'position'>,
): Promise<CancellableLine> {
  const isLine = and(eq(orderLines.oid, oid), eq(orderLines.position, position));
  const [line] = await tx.select().from(orderLines).where(isLine).for('update');
  if (!line || line.cancelledAt) throw refusals.notAvailable(nl.management.alreadyCancelled);
  return line;
}

/** Ends the tickets of a seat, or of places on a stand, and frees them. A ticket that let somebody in stays. */
async function cancelSeats(
  context: Tx,
  wanted: WantedCancellation,
  found: CancellableLine,
): Promise<Cancelled> {
  const { db: tx, clock } = context;
  const { oid, uid, itemNid, tariffNid, description: what } = found;
  if (itemNid === null || tariffNid === null) throw refusals.notAvailable(nl.management.otherLine);
  const isTheirs = and(eq(tickets.oid, oid), eq(tickets.uid, uid), eq(tickets.tariffNid, tariffNid));
  const isPlace = or(
    eq(tickets.seatNid, itemNid),
    and(isNull(tickets.seatNid), eq(tickets.standNid, itemNid)),
  );
  const isValid = and(isTheirs, isPlace, isNull(tickets.cancelledAt));
  const places = await tx
    .select({ seat: tickets.seatNid, stand: tickets.standNid })
    .from(tickets)
    .where(isValid);
  const [place] = places;
  await lockInOrder(tx, {
    tariffs: [tariffNid],
    stands: places.map(({ stand }) => stand),
    seats: places.flatMap(({ seat }) => seat ?? []),
  });
  const line = await lockLine(tx, found);
  const ended = await tx
    .update(tickets)
    .set({ cancelledAt: clock.now() })
    .where(and(isValid, isNull(tickets.usedAt)))
    .returning({ id: tickets.id });
  if (!place || ended.length < line.qty) throw refusals.notAvailable(nl.management.ticketUsed);
  await giveTariffBack(tx, tariffNid, line.qty);
  if (place.seat === null)
    await tx
      .update(stands)
      .set({ sold: sql`greatest(${stands.sold} - ${line.qty}, 0)` })
      .where(eq(stands.nid, place.stand));
  const money = await giveBack(context, wanted, { oid, lines: [line], what });
  await note(context, wanted, { action: 'cancel-line', oid, what, money });
  return { uid, what, oid, isGoods: false, tariffNid: null, ...money };
}

/** Ends the tickets of a line without places in a hall. A ticket that let somebody in stays. */
async function cancelAdmissions(
  context: Tx,
  wanted: WantedCancellation,
  found: CancellableLine,
): Promise<Cancelled> {
  const { db: tx } = context;
  const { oid, uid, tariffNid, description: what } = found;
  if (tariffNid === null) throw refusals.notAvailable(nl.management.otherLine);
  await lockInOrder(tx, { tariffs: [tariffNid] });
  const line = await lockLine(tx, found);
  // Another line of the order may have the same tariff: one ticket is as good as another.
  const unused = tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(
      and(
        ...[eq(registrations.oid, oid), eq(registrations.uid, uid), eq(registrations.tariffNid, tariffNid)],
        ...[ne(registrations.status, 0), isNull(registrations.usedAt)],
      ),
    )
    .orderBy(asc(registrations.id))
    .limit(line.qty);
  const ended = await tx
    .update(registrations)
    .set({ status: 0 })
    .where(inArray(registrations.id, unused))
    .returning({ id: registrations.id });
  if (ended.length < line.qty) throw refusals.notAvailable(nl.management.ticketUsed);
  await giveTariffBack(tx, tariffNid, line.qty);
  const money = await giveBack(context, wanted, { oid, lines: [line], what });
  await note(context, wanted, { action: 'cancel-line', oid, what, money });
  return { uid, what, oid, isGoods: false, tariffNid, ...money };
}

/** Never below 0: a club that sold outside the portal may have counted fewer. */
async function giveTariffBack(tx: Database, nid: number, qty: number): Promise<void> {
  await tx
    .update(tariffs)
    .set({ sold: sql`greatest(${tariffs.sold} - ${qty}, 0)` })
    .where(eq(tariffs.nid, nid));
}

/** Takes the turns of a bought pass back. A card of which too few are left stays: its holder came to lessons with them. */
async function cancelTurns(
  context: Tx,
  wanted: WantedCancellation,
  found: CancellableLine,
): Promise<Cancelled> {
  const { db: tx, clock } = context;
  const { oid, uid, description: what } = found;
  const isTheirs = and(eq(orderLines.oid, oid), eq(orderLines.uid, uid));
  // A line doesn't tell which card it loaded, so two of them can't be told apart.
  if ((await tx.$count(orderLines, and(isTheirs, eq(orderLines.type, 'pass')))) > 1)
    throw refusals.notAvailable(nl.management.otherLine);
  await takeBackTurns(tx, { oid, uid, now: clock.now() });
  const line = await lockLine(tx, found);
  const money = await giveBack(context, wanted, { oid, lines: [line], what });
  await note(context, wanted, { action: 'cancel-line', oid, what, money });
  return { uid, what, oid, isGoods: false, tariffNid: null, ...money };
}

/** Takes somebody off a waiting list. Nobody paid for a place there. */
async function cancelWaiting(
  context: Tx,
  wanted: WantedCancellation,
  found: CancellableLine,
): Promise<Cancelled> {
  const { db: tx, clock } = context;
  const { oid, uid, tariffNid, description: what } = found;
  if (tariffNid === null) throw refusals.notAvailable(nl.management.otherLine);
  await endWaiting(tx, { clubNid: wanted.club.nid, uid, tariffNid });
  await markCancelled(tx, [await lockLine(tx, found)], clock.now());
  await note(context, wanted, { action: 'cancel-waiting', oid, what, money: noMoney });
  return { uid, what, oid, isGoods: false, tariffNid, ...noMoney };
}

interface CancelledLines {
  readonly oid: number | null;
  readonly lines: readonly CancellableLine[];
  readonly what: string;
}

type MoneyOf = Omit<Cancelled, 'uid' | 'what' | 'registrationId' | 'oid' | 'isGoods' | 'tariffNid'>;

const noMoney: MoneyOf = {
  ...{ creditNoteId: null, creditedCents: 0, lapsedCents: 0, refundedCents: 0, byHandCents: 0 },
  ...{ refundIds: [], isPrepaid: false },
};

async function giveBack(
  context: Tx,
  { money }: WantedCancellation,
  { oid, lines, what }: CancelledLines,
): Promise<MoneyOf> {
  const { db: tx, clock } = context;
  if (oid === null) return noMoney;
  await markCancelled(tx, lines, clock.now());
  const isPrepaid = await hasTurns(tx, oid);
  const { creditNoteId, creditedCents, lapsedCents, backCents, account } = await creditLinesOf(
    { db: tx, clock },
    {
      ...{ oid, lines, money: money === 'back' && !isPrepaid ? 'refund' : 'none' },
      reason: fillIn(nl.management.creditReason, { what }),
    },
  );
  if (creditNoteId === null) return { ...noMoney, isPrepaid };
  const given = await giveMoneyBack(context, { account, creditNoteId, backCents });
  return { creditNoteId, creditedCents, lapsedCents, isPrepaid, ...given };
}

async function markCancelled(tx: Database, lines: readonly CancellableLine[], at: Date): Promise<void> {
  const [first] = lines;
  if (!first) return;
  const positions = lines.map(({ position }) => position);
  await tx
    .update(orderLines)
    .set({ cancelledAt: at })
    .where(and(eq(orderLines.oid, first.oid), inArray(orderLines.position, positions)));
}

/** Whether turns of a pass paid for something in the order: then no amount can be credited for one line. */
async function hasTurns(tx: Database, oid: number): Promise<boolean> {
  return (await tx.$count(orderLines, and(eq(orderLines.oid, oid), eq(orderLines.type, 'prepaid')))) > 0;
}

interface Noted {
  readonly action: ClubActionKind;
  readonly oid: number | null;
  readonly registrationId?: number;
  readonly what: string;
  readonly money: MoneyOf;
}

async function note(
  context: Tx,
  { club, by }: WantedCancellation,
  { what, money, ...action }: Noted,
): Promise<void> {
  const { creditedCents, refundedCents, byHandCents } = money;
  const details = { what, creditedCents, refundedCents, byHandCents };
  await noteAction(context, { clubNid: club.nid, by, ...action, details });
}
