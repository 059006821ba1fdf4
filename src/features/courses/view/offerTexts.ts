import { type AgeRestricted, type Bounds, restricting } from '#rules/age.ts';
import { type Cents, formatEuroRange, formatEuros } from '#rules/money.ts';
import { occupationOf } from '#rules/occupation.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import type { Club, Reduction } from '#src/api/entities/club/club.ts';
import type { CourseSummary } from '#src/api/entities/offer/course.ts';
import type { Tariff } from '#src/api/entities/offer/tariff.ts';
import { coursesTexts } from '#src/texts/nl/courses.ts';

export interface Availability {
  readonly text: string;
  readonly tone: 'success' | 'warning' | 'neutral';
}

/** The availability of one tariff; undefined when it is simply open. */
export function tariffAvailability(tariff: Tariff, club: Club): Availability | undefined {
  const occupation = occupationOf(tariff.places, club.occupation);
  if (occupation.state === 'open') return undefined;
  if (occupation.state === 'counted') return countedPlaces(occupation.places);
  const hasWaitingList = !(club.isWaitingListDisabled || tariff.isWaitingListDisabled);
  return { text: hasWaitingList ? coursesTexts.waitingList : coursesTexts.full, tone: 'neutral' };
}

/** Maximum number of places that is shown as a warning. */
const fewPlaces = 3;

export function countedPlaces(places: number): Availability {
  return { text: coursesTexts.placesLeft(places), tone: places <= fewPlaces ? 'warning' : 'success' };
}

export function currentPrice({ price, discountedPrice }: Pick<Tariff, 'price' | 'discountedPrice'>): Cents {
  return discountedPrice ?? price;
}

type SeatCosts = CourseSummary['seatCosts'];

/** `€ 16,00`, or with what the places of a hall cost: `€ 16,00 tot € 18,00`. */
export function priceText(price: Cents, { least, most }: NonNullable<SeatCosts> = noCosts): string {
  return price + most === 0 ? coursesTexts.free : formatEuroRange(price + least, price + most);
}

const noCosts = { least: 0, most: 0 };

type Priced = Pick<CourseSummary, 'tariffs' | 'seatCosts'>;

/** `€ 185,00`, or `vanaf € 90,00` when the tariffs differ; '' without tariffs. */
export function priceFromText(course: Priced): string {
  const prices = [...new Set(countedTariffs(course).map(currentPrice))].sort((a, b) => a - b);
  const [lowest] = prices;
  if (lowest === undefined) return '';
  const { least } = course.seatCosts ?? noCosts;
  return prices.length === 1
    ? priceText(lowest, course.seatCosts)
    : coursesTexts.priceFrom(formatEuros(lowest + least));
}

/** The price before discount of the tariff in `priceFromText`; '' without a discount. */
export function fullPriceText(course: Priced): string {
  const cheapest = cheapestTariff(course);
  return cheapest && isReduced(cheapest) ? priceText(cheapest.price, course.seatCosts) : '';
}

function cheapestTariff(course: Priced): Tariff | undefined {
  return countedTariffs(course).toSorted((a, b) => currentPrice(a) - currentPrice(b))[0];
}

/** Whether the price is a reduction of the full one. An early price tells itself what comes after it. */
export function isReduced(tariff: Pick<Tariff, 'price' | 'discountedPrice' | 'earlyPrice'>): boolean {
  return tariff.earlyPrice === undefined && currentPrice(tariff) < tariff.price;
}

/** `Tot en met 30/06/2027, daarna € 95,00`; '' where the price has no last day. */
export function earlyPriceText({ earlyPrice }: Pick<Tariff, 'earlyPrice'>, costs?: SeatCosts): string {
  return earlyPrice
    ? coursesTexts.earlyPrice(formatIsoDay(earlyPrice.until), priceText(earlyPrice.after, costs))
    : '';
}

/** The last day of the price in `priceFromText`, and the lowest price after it; '' where it has none. */
export function earlyPriceFromText(course: Priced): string {
  const until = cheapestTariff(course)?.earlyPrice?.until;
  if (until === undefined) return '';
  const later = countedTariffs(course).map((tariff) =>
    tariff.earlyPrice && tariff.earlyPrice.until <= until ? tariff.earlyPrice.after : currentPrice(tariff),
  );
  return earlyPriceText({ earlyPrice: { until, after: Math.min(...later) } }, course.seatCosts);
}

/** The tariffs whose prices count: those for a trial only when there is no other tariff. */
export function countedTariffs({ tariffs }: Pick<Priced, 'tariffs'>): readonly Tariff[] {
  const regular = tariffs.filter(({ isTrial }) => !isTrial);
  return regular.length > 0 ? regular : tariffs;
}

/** The ages that a course is for; '' when it is for everyone. Birth years count only when there are no ages. */
export function ageText(restricted: AgeRestricted): string {
  const ages = restricting(restricted.ageRestrictions);
  if (ages) return agesText(ages);
  const years = restricting(restricted.ageRestrictionsByYear);
  return years ? birthYearsText(years) : '';
}

function agesText([min, max]: Bounds): string {
  if (max === 0) return coursesTexts.fromAge(min);
  if (min === 0) return coursesTexts.toAge(max);
  return min === max ? coursesTexts.oneAge(min) : coursesTexts.ages(min, max);
}

export function birthYearsText([from, to]: Bounds): string {
  if (to === 0) return coursesTexts.bornFrom(from);
  if (from === 0) return coursesTexts.bornTo(to);
  return from === to ? coursesTexts.bornIn(from) : coursesTexts.born(from, to);
}

/**
 * The reductions of a club in sentences, for somebody who hasn't a cart yet; empty without any, and for tickets, which get none.
 *
 * @param course - undefined for the page of the club, which tells all of them
 */
export function reductionSentences(
  reductions: readonly Reduction[],
  course: Pick<CourseSummary, 'url' | 'type'> | undefined,
): readonly string[] {
  const meant = reductions.filter(
    ({ courses }) =>
      !course || (course.type !== 'ticket' && (courses === undefined || courses.includes(course.url))),
  );
  const sentences = meant.map((reduction) => {
    const sentence = coursesTexts.reductions[reduction.for](
      coursesTexts.reductions.ordinal(reduction.from),
      worthOf(reduction),
    );
    return !course && reduction.courses ? coursesTexts.reductions.someCourses(sentence) : sentence;
  });
  return sentences.length === 0 ? [] : [...sentences, coursesTexts.reductions.cheapest];
}

function worthOf({ percentage, amount = 0 }: Reduction): string {
  return percentage === undefined ? formatEuros(amount) : coursesTexts.reductions.percentage(percentage);
}
