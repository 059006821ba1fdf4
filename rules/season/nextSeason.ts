import type { CourseInFile, SessionInFile, TariffInFile } from '#schemas/club-file/courseInFile.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import { weeklySessions } from '../calendar/weekly/weeklySessions.ts';
import {
  datesYearLater,
  daysOfSeason,
  type NextDays,
  nextDays,
  type PlannedLesson,
  plannedSessions,
} from './nextDays.ts';
import { type PriceRule, tariffPricedBy } from './nextPrices.ts';
import { type OpeningMoments, openedFrom } from './openedFrom.ts';
import { inSeason, urlInSeason } from './seasonNames.ts';

/** A club file, also one without its questions and forms. */
type Offer = Omit<ClubFile, 'questions' | 'forms'>;

/** The opening of registrations for the next season: a year after that of this season, at once, or at a moment `YYYY-MM-DD HH:MM`. */
export type Opening = { readonly is: 'year-later' | 'at-once' } | ({ readonly is: 'on' } & OpeningMoments);

export interface SeasonChoices {
  /** Year in which the season begins. */
  readonly season: number;
  /** Urls of the courses that are copied; `undefined` copies all. */
  readonly urls?: ReadonlySet<string> | undefined;
  readonly prices?: PriceRule | undefined;
  /** Prices in euros that somebody typed, by `priceKey`. They go before the rule. */
  readonly typedPrices?: ReadonlyMap<string, number> | undefined;
  readonly opening?: Opening | undefined;
  /** Lessons as they were before they were cancelled or moved, by the number of their course: the new season is made from the plan. */
  readonly changedLessons?: ReadonlyMap<number, readonly PlannedLesson[]> | undefined;
  /** Writes each lesson, as an export does, in place of the weekly rule. */
  readonly listsLessons?: boolean | undefined;
}

/** A course of the next season, and what somebody must look at. */
export interface CopiedCourse {
  /** The course of this season. */
  readonly source: CourseInFile;
  readonly course: CourseInFile;
  /** The lessons of the source in this season. */
  readonly before: readonly SessionInFile[];
  /** Lessons that no weekly rule gives. */
  readonly loose: readonly SessionInFile[];
  /** Whether a tariff stays blocked. */
  readonly isBlocked: boolean;
  /** Whether the sales begin as soon as the copy is published. */
  readonly isOnSale: boolean;
}

/** The key of a price: the url of its course and the place of its tariff. */
export function priceKey(url: string, tariff: number): string {
  return `${url} ${tariff}`;
}

/** The courses and activities with lessons in the season before, and without a copy. Events with tickets are not copied. */
export function seasonSources({ courses }: Pick<Offer, 'courses'>, season: number): readonly CourseInFile[] {
  const urls = new Set(courses.map(({ url }) => url));
  return courses.filter(({ type, url, sessions }) => {
    const next = urlInSeason(url, season);
    if (type === 'ticket' || urls.has(next) || daysOfSeason(sessions, season - 1).length === 0) return false;
    // The copies of `jazz` and `jazz-2026-2027` would have one url: only the first is copied.
    urls.add(next);
    return true;
  });
}

/** The courses of the next season: each with its own url, without the numbers of the server, and with the days of that season. */
export function nextSeason(offer: Pick<Offer, 'courses'>, choices: SeasonChoices): readonly CopiedCourse[] {
  const { season, urls } = choices;
  const offered = new Set(offer.courses.map(({ url }) => url));
  const thisSeasons = (url: string) => {
    const now = urlInSeason(url, season - 1);
    return offered.has(now) ? now : url;
  };
  return seasonSources(offer, season)
    .filter(({ url }) => urls?.has(url) ?? true)
    .map((source) => copyCourse(source, { ...choices, thisSeasons }));
}

/** Adds the courses of a season to an offer, also to the reductions and the products that are for a course. Nothing else changes. */
export function withSeason<File extends Offer>(file: File, copied: readonly CopiedCourse[]): File {
  const renamed = new Map(copied.map(({ source, course }) => [source.url, course.url]));
  const reductions = file.club.settings.reductions.map((rule) => ({
    ...rule,
    ...(rule.courses && { courses: withCopies(rule.courses, (url) => renamed.get(url)) }),
  }));
  const webshop = file.webshop.map((category) => ({
    ...category,
    products: category.products.map((product) => ({
      ...product,
      offeredWith: withCopies(product.offeredWith, ({ course, tariff }) => {
        const copy = renamed.get(course);
        return copy === undefined ? undefined : { course: copy, tariff };
      }),
    })),
  }));
  return {
    ...file,
    club: { ...file.club, settings: { ...file.club.settings, reductions } },
    courses: [...file.courses, ...copied.map(({ course }) => course)],
    webshop,
  };
}

interface Copying extends SeasonChoices {
  /** The course of this season in place of that of the season before: its people have priority in the next one. */
  readonly thisSeasons: (url: string) => string;
}

function copyCourse(source: CourseInFile, choices: Copying): CopiedCourse {
  const { season, listsLessons = false } = choices;
  const { nid, birthYears, ...kept } = source;
  const changed = nid === undefined ? undefined : choices.changedLessons?.get(nid);
  const days = nextDays(plannedSessions(source.sessions, changed ?? []), season);
  const tariffs = source.tariffs.map((tariff, index) => copyTariff(tariff, choices, { source, index }));
  const course: CourseInFile = {
    ...kept,
    ...{ url: urlInSeason(source.url, season), title: inSeason(source.title, season) },
    ...{ uitpasEvent: '', tariffs, questionsOf: source.questionsOf ?? source.url },
    ...lessonsOf(days, listsLessons),
    ...(birthYears && { birthYears: yearLater(birthYears) }),
    services: source.services.map(({ nid: _n, ...service }) => service),
    stands: [],
  };
  return {
    ...{ source, course, loose: days.loose, before: daysOfSeason(source.sessions, season - 1) },
    isBlocked: tariffs.some(({ blockedMessage }) => blockedMessage !== undefined),
    isOnSale: tariffs.some(({ opens, blockedMessage }) => (opens ?? blockedMessage) === undefined),
  };
}

/** A course has either a rule or a list: beside loose lessons, the rule is written out. */
function lessonsOf({ weekly, loose }: NextDays, listsLessons: boolean) {
  return loose.length === 0 && !listsLessons
    ? { sessions: [], weekly: [...weekly], series: [] }
    : { sessions: [...weekly.flatMap(weeklySessions), ...loose], weekly: [], series: [] };
}

interface TariffPlace {
  readonly source: CourseInFile;
  /** Place of the tariff in its course. */
  readonly index: number;
}

function copyTariff(
  { nid: _nid, title, blockedMessage, ...said }: TariffInFile,
  { prices = { is: 'same' }, typedPrices, opening = { is: 'year-later' }, thisSeasons }: Copying,
  { source, index }: TariffPlace,
): TariffInFile {
  const { priority, ...later } = datesYearLater(said);
  const tariff = {
    ...{ title, ...later },
    ...(blockedMessage !== undefined && { blockedMessage }),
    ...(priority && {
      priority: {
        ...priority,
        ...(priority.courses && { courses: [...new Set(priority.courses.map(thisSeasons))] }),
      },
    }),
  };
  return openedBy(tariffPricedBy(tariff, prices, typedPrices?.get(priceKey(source.url, index))), opening);
}

function openedBy(tariff: TariffInFile, opening: Opening): TariffInFile {
  if (opening.is === 'year-later') return tariff;
  const { opens: _opens, priority: _priority, ...others } = tariff;
  return opening.is === 'on' ? { ...others, ...openedFrom(tariff, opening) } : others;
}

function yearLater({ from, to }: NonNullable<CourseInFile['birthYears']>) {
  return { ...(from !== undefined && { from: from + 1 }), ...(to !== undefined && { to: to + 1 }) };
}

function withCopies<Item>(items: readonly Item[], copyOf: (item: Item) => Item | undefined): Item[] {
  return [...items, ...items.flatMap((item) => copyOf(item) ?? [])];
}
