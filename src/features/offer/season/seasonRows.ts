import { holidayOn } from '#rules/calendar/holidays/holidayOn.ts';
import { type Cents, centsOf, formatEuros, writeEuros } from '#rules/money.ts';
import { readEuros } from '#rules/readEuros.ts';
import { type PriceRule, tariffPricedBy } from '#rules/season/nextPrices.ts';
import { type CopiedCourse, type Opening, priceKey } from '#rules/season/nextSeason.ts';
import { formatList } from '#rules/writtenList.ts';
import { offerSeasonTexts as texts } from '#src/texts/nl/offerSeason.ts';
import { dayText, type LessonsText, lessonsText } from './lessonsText.ts';

/** A course of this season beside that of the next one. */
export interface SeasonRow {
  readonly url: string;
  readonly title: string;
  readonly before: LessonsText;
  readonly after: LessonsText;
  /** Sentences about what somebody must look at. */
  readonly checks: readonly string[];
  readonly tariffs: readonly SeasonTariff[];
}

interface SeasonTariff {
  readonly key: string;
  readonly title: string;
  readonly before: string;
  /** The price of the next season as the rule gives it, to be typed over: `102,50`. */
  readonly ruled: string;
}

/** The rows of the courses that are copied. Their prices come from the rule. */
export function seasonRows(
  copied: readonly CopiedCourse[],
  rule: PriceRule,
  opening: Opening,
): readonly SeasonRow[] {
  return copied.map((one) => ({
    ...{ url: one.source.url, title: one.source.title },
    ...{ before: lessonsText(one.before), after: lessonsText(one.course.sessions) },
    checks: checksOf(one, opening),
    tariffs: one.source.tariffs.map((tariff, index) => ({
      ...{ key: priceKey(one.source.url, index), title: tariff.title },
      before: formatEuros(centsOf(tariff.price)),
      ruled: writeEuros(centsOf(tariffPricedBy(tariff, rule).price)),
    })),
  }));
}

function checksOf({ course, loose }: CopiedCourse, opening: Opening): string[] {
  const days = loose.map(({ day }) => dayText(day));
  const holidays = loose.flatMap(({ day }) => {
    const holiday = holidayOn(day, ['public']);
    return holiday ? [texts.check.holiday(dayText(day), holiday.name)] : [];
  });
  const blocked = course.tariffs.flatMap(({ blockedMessage }) => blockedMessage ?? []);
  const early = course.tariffs.flatMap(({ earlyPrice, opens }) => {
    const moment = opening.is === 'on' ? opening.moment : opens;
    return earlyPrice && moment !== undefined && earlyPrice.until < moment.slice(0, 10)
      ? [dayText(earlyPrice.until)]
      : [];
  });
  const isOpen =
    opening.is === 'year-later' &&
    course.tariffs.some(({ opens, blockedMessage }) => (opens ?? blockedMessage) === undefined);
  return [
    ...(days.length > 0 ? [texts.check.days(shortened(days))] : []),
    ...holidays,
    ...[...new Set(blocked)].map(texts.check.blocked),
    ...(isOpen ? [texts.check.opensAtOnce] : []),
    ...[...new Set(early)].map(texts.check.early),
  ];
}

/** The most days that are named. */
const mostDays = 6;

function shortened(days: readonly string[]): string {
  if (days.length <= mostDays) return formatList(days);
  return `${days.slice(0, mostDays).join(', ')} ${texts.moreDays(days.length - mostDays)}`;
}

/** Prices that somebody typed over those of the rule, by their key. */
export type TypedPrices = ReadonlyMap<string, string>;

/** The typed prices in euros; those that can't be read are left out. */
export function readPrices(typed: TypedPrices): ReadonlyMap<string, number> {
  return new Map(
    [...typed].flatMap(([key, text]) => {
      const cents = readPrice(text);
      return cents === undefined ? [] : [[key, cents / 100] as const];
    }),
  );
}

/** Highest price that a club file takes. */
const highest: Cents = 100_000_000;

export function readPrice(text: string): Cents | undefined {
  const cents = readEuros(text);
  return cents === undefined || cents > highest ? undefined : cents;
}
