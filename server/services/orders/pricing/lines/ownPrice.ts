import { fillIn } from '@clubpoort/form-engine/headless';
import { daysAfter } from '#rules/brusselsInstant.ts';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { formatEuros } from '#rules/money.ts';
import type { LineReduction } from '#rules/reductions/clubReduction.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { CartLine } from '#server/services/cart/pricedCart.ts';
import type { PriceNow } from '#server/services/offer/priceNow.ts';
import { nl } from '#server/texts/nl.ts';
import type { CartFacts } from '../facts/cartFacts.ts';
import { namesOf } from './decideTariff.ts';

/** Names the reduction that a tariff itself gives: to whoever registers early, or to everybody. */
export function ownPriceReduction({ early }: Pick<PriceNow, 'early'>): Pick<LineReduction, 'for' | 'name'> {
  const { earlyPrice, ownPrice } = nl.reductions;
  return early
    ? { for: 'early', name: fillIn(earlyPrice, { day: formatIsoDay(early.until) }) }
    : { for: 'tariff', name: ownPrice };
}

/** Days in which a cart tells that an early price is over: so long may a cart have waited with that price in it. */
const toldFor = 14;

/** Tells for each tariff of these lines that it costs more than it did, after the last day of an early price. */
export function endedEarlyPrices(
  { courses, now }: Pick<CartFacts, 'courses' | 'now'>,
  lines: readonly CartLine[],
): readonly string[] {
  const today = isoDayOf(unixSecondsOf(now));
  const bought = new Set(
    lines.flatMap((line) =>
      line.type === 'seat' || (line.type === 'tariff' && !line.isQueued) ? line.tariffNid : [],
    ),
  );
  return courses.flatMap((course) =>
    course.tariffs.flatMap((tariff) => {
      const { nid, earlyPriceCents, earlyUntil } = tariff;
      if (!bought.has(nid) || earlyPriceCents === null || earlyUntil === null) return [];
      if (today <= earlyUntil || today > daysAfter(earlyUntil, toldFor)) return [];
      const facts = { price: formatEuros(earlyPriceCents), day: formatIsoDay(earlyUntil) };
      return [fillIn(nl.cart.earlyPriceOver, { ...namesOf({ course, tariff }), ...facts })];
    }),
  );
}
