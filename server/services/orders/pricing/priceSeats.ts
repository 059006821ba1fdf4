import { fillIn } from '@clubpoort/form-engine/headless';
import { and, eq } from 'drizzle-orm';
import type { Cents } from '#rules/money.ts';
import type { WantedSeat } from '#schemas/entities/offer/seatPlan.ts';
import type { Context } from '#server/context.ts';
import { courses } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import type { CartSelection, WantedSeats } from '../../cart/cartSelection.ts';
import { costOf, type RoundingLine, reducedLine, type SeatLine } from '../../cart/pricedCart.ts';
import { loadCourses } from '../../offer/loadCourses.ts';
import type { OfferedCourse } from '../../offer/offeredCourse.ts';
import { priceNow } from '../../offer/priceNow.ts';
import { blockedMessageOf } from '../../offer/tariffState.ts';
import { type HeldSeat, loadHeldSeats } from '../../seats/loadHeldSeats.ts';
import { sellsTo } from './guestCart.ts';
import { endedEarlyPrices, ownPriceReduction } from './lines/ownPrice.ts';
import { roundingLines } from './payment/roundingLines.ts';
import type { PricedInvoice } from './priceCart.ts';

type SeatSelection = Pick<CartSelection, 'club' | 'person' | 'heldBy'> & WantedSeats;

export interface PricedSeats {
  readonly lines: readonly (SeatLine | RoundingLine)[];
  /** A sentence for each place that was left out. */
  readonly feedback: readonly string[];
  /** Notes for the buyer. */
  readonly notes: readonly string[];
  readonly totalCents: Cents;
}

/** Prices the seats of an event that the caller holds, or held until just now. Leaves out all other seats. */
export async function priceSeats(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  wanted: SeatSelection,
): Promise<PricedSeats> {
  const { club, heldBy, event, places } = wanted;
  if (!sellsTo(wanted)) return { lines: [], feedback: [nl.cart.noGuests], notes: [], totalCents: 0 };
  // A place that is named twice would be found held twice, though it is held once.
  if (new Set(places.map(({ nid, tariff }) => `${nid} ${tariff}`)).size < places.length)
    throw refusals.invalidRequest(['a place is named twice']);
  const [course] = await loadCourses(db, and(eq(courses.nid, event), eq(courses.clubNid, club.nid)));
  const held = course ? await loadHeldSeats({ db, clock }, { heldBy, clubNid: club.nid, event }) : [];
  return sumOfSeats(wanted, { course, held, now: clock.now() });
}

/** Adds seats to a cart. Seats are paid at once, even when the club is paid later for the rest. */
export function withSeats(
  cart: PricedInvoice,
  { lines, feedback, notes, totalCents }: PricedSeats,
): PricedInvoice {
  const { parts } = cart;
  return {
    ...cart,
    lines: [...cart.lines, ...lines],
    feedback: [...cart.feedback, ...feedback],
    notes: [...cart.notes, ...notes],
    totalCents: cart.totalCents + totalCents,
    payNowCents: cart.payNowCents + totalCents,
    ...(parts && { parts: { ...parts, payNowCents: parts.payNowCents + totalCents } }),
  };
}

interface SeatFacts {
  readonly course: OfferedCourse | undefined;
  readonly held: readonly HeldSeat[];
  readonly now: Date;
}

function sumOfSeats(wanted: SeatSelection, facts: SeatFacts): PricedSeats {
  const priced = wanted.places.map((place) => priceSeat(wanted.person.uid, place, facts));
  const seats = priced.flatMap(({ line }) => (line ? [line] : []));
  const sum = seats.reduce((total, line) => total + costOf(line), 0);
  const rounding = roundingLines(wanted, sum);
  return {
    lines: [...seats, ...rounding],
    feedback: [...new Set(priced.flatMap(({ feedback }) => feedback))],
    notes: facts.course ? endedEarlyPrices({ courses: [facts.course], now: facts.now }, seats) : [],
    totalCents: rounding.reduce((total, line) => total + costOf(line), sum),
  };
}

interface PricedSeat {
  readonly line?: SeatLine;
  readonly feedback: readonly string[];
}

function priceSeat(uid: number, wanted: WantedSeat, { course, held, now }: SeatFacts): PricedSeat {
  const found = held.find((one) => one.nid === wanted.nid && one.tariffNid === wanted.tariff);
  const tariff = course?.tariffs.find(({ nid }) => nid === found?.tariffNid);
  if (!course || !found || !tariff) return { feedback: [nl.cart.seatNotHeld] };
  const names = { course: course.title, tariff: tariff.title };
  const message = blockedMessageOf(course, tariff, now);
  if (message !== undefined) return { feedback: [fillIn(nl.cart.blocked, { ...names, message })] };
  const qty = Math.min(wanted.quantity, found.qty);
  const current = priceNow(course, tariff, now);
  const discount = Math.max(0, tariff.priceCents - current.cents);
  const line: SeatLine = {
    type: 'seat',
    uid,
    courseNid: course.nid,
    tariffNid: tariff.nid,
    standNid: found.standNid,
    ...(found.kind === 'seat' && { seatNid: found.nid }),
    place: placeOf(found),
    heldUntil: found.expiresAt,
    description: fillIn(nl.cart.seat, names),
    qty,
    unitCostCents: tariff.priceCents + found.surchargeCents,
    discountCents: 0,
  };
  const ownPrice = { ...ownPriceReduction(current), cents: discount * qty };
  return {
    line: reducedLine(line, ownPrice),
    feedback: qty < wanted.quantity ? [nl.cart.seatNotHeld] : [],
  };
}

function placeOf({ seat, standTitle }: HeldSeat): string {
  return seat ? fillIn(nl.cart.seatPlace, { stand: standTitle, ...seat }) : standTitle;
}
