import { instantInBrussels } from '#rules/brusselsInstant.ts';
import { isoDayOf, type UnixSeconds } from '#rules/brusselsTime.ts';
import { ordinaryPrice, priceOn } from '#rules/earlyPrice.ts';
import { instalmentsOf } from '#rules/instalments.ts';
import { type Cents, centsOf, eurosOf } from '#rules/money.ts';
import { openingSentences } from '#rules/offer/openingSentences.ts';
import { opensFor } from '#rules/opening.ts';
import { lessonsLeft, priceForLessons } from '#rules/reductions/lateStart.ts';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import type { Tariff } from '#schemas/entities/offer/tariff.ts';
import type { OfferCourse } from '../../state/offerFile.ts';

type OfferTariff = OfferCourse['tariffs'][number];

/** The moment of the drawing, and the lessons of the course. */
export interface ShownLessons {
  /** Unix seconds. */
  readonly now: UnixSeconds;
  readonly starts: readonly UnixSeconds[];
  readonly endsAt: UnixSeconds;
}

/** A tariff as the server gives it to a visitor, who has no family and no places. */
export function shownTariff(
  tariff: OfferTariff,
  { nid, course, taken }: { readonly nid: number; readonly course: number; readonly taken: number },
  lessons: ShownLessons,
): Tariff {
  const { now, starts } = lessons;
  const { discountedPrice, earlyPrice, uitpasPrice, capacity, passTurns, coupleRoles } = tariff;
  const { fromFamilyMember, maxTrialLessons } = tariff;
  const left = lessonsLeft(starts, now);
  const late = tariff.proRata !== undefined && left.left < left.all ? left : undefined;
  const ofLessons = (cents: Cents) => (late ? priceForLessons(cents, late) : cents);
  const prices = {
    priceCents: centsOf(tariff.price),
    discountedPriceCents: discountedPrice === undefined ? null : centsOf(discountedPrice),
    earlyPriceCents: earlyPrice ? centsOf(earlyPrice.price) : null,
    earlyUntil: earlyPrice?.until ?? null,
  };
  const { cents, until } = priceOn(prices, isoDayOf(now));
  const { opens, message, priority } = blockedOf(tariff, lessons);
  return {
    ...{ nid, course, title: tariff.title, type: tariff.type, price: tariff.price },
    ...(maxTrialLessons !== undefined && { maxTrialLessons }),
    ...((discountedPrice !== undefined || late || until !== undefined) && {
      discountedPrice: eurosOf(ofLessons(cents)),
    }),
    ...(until !== undefined && {
      earlyPrice: { until, after: eurosOf(ofLessons(ordinaryPrice(prices))) },
    }),
    ...(late && { lessonsLeft: late }),
    availability: capacity === undefined ? null : Math.max(0, capacity - taken),
    disable_waiting_list: tariff.isWaitingListDisabled,
    ...{ registeredUsersPerTariff: {}, queuedUsersPerTariff: {} },
    ...(message !== undefined && { blockedRegistrationMessage: message }),
    ...(priority && { priority }),
    ...(opens !== undefined && { opens }),
    ...(coupleRoles && { coupleCourse: { roles: coupleRoles } }),
    instant: tariff.isInstant,
    ...(passTurns !== undefined && { passTurns }),
    ...(uitpasPrice !== undefined && { uitpasPrice: eurosOf(ofLessons(centsOf(uitpasPrice))) }),
    ...partsOfPrice(tariff, ofLessons(cents), now),
    usersSimultaneous: tariff.usersSimultaneous,
    ...(fromFamilyMember !== undefined && { nextFamilyMember: { from: fromFamilyMember, members: [] } }),
  };
}

/** Why a visitor can't register now, and when they can. */
function blockedOf(
  { blockedMessage, opens, priority }: OfferTariff,
  { now, endsAt }: ShownLessons,
): { readonly message?: string; readonly opens?: UnixSeconds; readonly priority?: Tariff['priority'] } {
  if (blockedMessage !== undefined) return { message: blockedMessage };
  if (endsAt <= now) return { message: openingSentences.isOver };
  const first = priority && { who: priority, from: momentOf(priority.from) };
  const opensAt = opensFor({ forAll: momentOf(opens), forFirst: first?.from }, false);
  if (opensAt === undefined || opensAt <= now) return {};
  if (first?.from === undefined)
    return { message: openingSentences.opensAt(whenOf(opensAt)), opens: opensAt };
  const message = openingSentences.opensAtFirst(first.who, whenOf(first.from), whenOf(opensAt));
  return { message, opens: opensAt, priority: priorityOf(first.from, now) };
}

/** The first ones, of whom nobody knows whether a visitor is one of them. */
function priorityOf(from: UnixSeconds, now: UnixSeconds): NonNullable<Tariff['priority']> {
  if (from <= now) return { members: [] };
  const blockedRegistrationMessage = openingSentences.opensForFirst(whenOf(from));
  return { members: [], blockedRegistrationMessage, opens: from };
}

function whenOf(time: UnixSeconds) {
  return { day: formatDay(time), time: formatTime(time) };
}

/** `2027-06-01 20:00`; undefined while somebody types another text. */
function momentOf(text = ''): UnixSeconds | undefined {
  const [day = '', clock = ''] = text.split(' ');
  const time = instantInBrussels(day, clock.slice(0, 5));
  return Number.isNaN(time) ? undefined : time;
}

function partsOfPrice(
  { parts, deposit, instalments }: OfferTariff,
  amountCents: Cents,
  now: UnixSeconds,
): Pick<Tariff, 'parts' | 'instalments'> {
  if (!instalments) return { parts };
  const today = isoDayOf(now);
  if (!instalments.some(({ day }) => day > today)) return { parts: 1 };
  const own = instalments.map(({ day, percentage, amount }) => ({
    ...{ day, percentage },
    amountCents: amount === undefined ? undefined : centsOf(amount),
  }));
  const depositCents = deposit === undefined ? undefined : centsOf(deposit);
  const paid = instalmentsOf({ ...{ amountCents, parts, depositCents, own } }, today).filter(
    (part) => part.amountCents > 0,
  );
  return {
    parts: Math.max(1, paid.length),
    instalments: paid.map(({ dueOn, amountCents: part }) => ({ due: dueOn, amount: eurosOf(part) })),
  };
}
