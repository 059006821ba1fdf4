import type { CourseInFile, TariffInFile } from '#schemas/club-file/courseInFile.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import { mapQuestion } from '../mapQuestion.ts';
import { mapTests } from '../mapTests.ts';
import { dayLater, daysOfSeason, momentLater, type NextDays, nextDays } from './nextDays.ts';
import { inSeason, urlInSeason } from './seasonNames.ts';

/** A course of the next season, and what somebody must look at. */
export interface CopiedCourse {
  readonly title: string;
  /** Whether lessons couldn't be told by a weekly rule: their days are a year later. */
  readonly hasLooseDays: boolean;
  /** A tariff that stays blocked. */
  readonly isBlocked: boolean;
  /** Whether the sales begin as soon as the file is imported. */
  readonly isOnSale: boolean;
}

/**
 * Adds the courses of a season to a club: a copy of each course and activity of the season before, with its own url, without the
 * numbers of the server, and with the days of the new season. A course that has its copy already is left out, and so are events with
 * tickets.
 */
export function addSeason(
  file: ClubFile,
  season: number,
): { readonly file: ClubFile; readonly copied: readonly CopiedCourse[] } {
  const urls = new Set(file.courses.map(({ url }) => url));
  const sources = file.courses.filter(
    (course) =>
      course.type !== 'ticket' &&
      daysOfSeason(course.sessions, season - 1).length > 0 &&
      !urls.has(urlInSeason(course.url, season)),
  );
  const renamed = new Map(sources.map(({ url }) => [url, urlInSeason(url, season)]));
  const membersOf = (url: string) => [urlInSeason(url, season - 1)].find((next) => urls.has(next)) ?? url;
  const copies = sources.map((course) => copyCourse(course, { season, membersOf }));
  return {
    file: {
      ...file,
      club: { ...file.club, settings: { ...file.club.settings, reductions: reductionsOf(file, renamed) } },
      courses: [...file.courses, ...copies.map(({ course }) => course)],
      questions: [...file.questions, ...questionsOf(file, renamed)],
      webshop: file.webshop.map((category) => ({
        ...category,
        products: category.products.map((product) => ({
          ...product,
          offeredWith: withCopies(product.offeredWith, ({ course, tariff }) => {
            const copy = renamed.get(course);
            return copy === undefined ? undefined : { course: copy, tariff };
          }),
        })),
      })),
    },
    copied: copies.map(({ copied }) => copied),
  };
}

interface Copying {
  readonly season: number;
  /** The course whose people have priority in the next season, where those of a course have it in this one. */
  readonly membersOf: (url: string) => string;
}

function copyCourse(source: CourseInFile, { season, membersOf }: Copying) {
  const { nid: _nid, birthYears, ...kept } = source;
  const days = nextDays(source.sessions, season);
  const title = inSeason(source.title, season);
  const tariffs = source.tariffs.map((tariff) => copyTariff(tariff, days, membersOf));
  const course: CourseInFile = {
    ...kept,
    ...{ url: urlInSeason(source.url, season), title, uitpasEvent: '', tariffs },
    ...{ sessions: [...days.sessions], weekly: [...days.weekly], series: [] },
    ...(birthYears && { birthYears: yearLater(birthYears) }),
    services: source.services.map(({ nid: _n, ...service }) => service),
    stands: [],
  };
  return {
    course,
    copied: {
      title,
      hasLooseDays: days.sessions.length > 0,
      isBlocked: tariffs.some(({ blockedMessage }) => blockedMessage !== undefined),
      isOnSale: tariffs.some(({ opens, blockedMessage }) => (opens ?? blockedMessage) === undefined),
    } satisfies CopiedCourse,
  };
}

function copyTariff(
  { nid: _nid, ...tariff }: TariffInFile,
  { weeks }: NextDays,
  membersOf: Copying['membersOf'],
): TariffInFile {
  const { opens, priority, earlyPrice, instalments } = tariff;
  return {
    ...tariff,
    ...(opens !== undefined && { opens: momentLater(opens, weeks) }),
    ...(priority && {
      priority: {
        ...priority,
        ...(priority.courses && { courses: [...new Set(priority.courses.map(membersOf))] }),
        from: momentLater(priority.from, weeks),
      },
    }),
    ...(instalments && {
      instalments: instalments.map((one) => ({ ...one, day: dayLater(one.day, weeks) })),
    }),
    ...(earlyPrice && { earlyPrice: { ...earlyPrice, until: dayLater(earlyPrice.until, weeks) } }),
  };
}

function yearLater({ from, to }: NonNullable<CourseInFile['birthYears']>) {
  return { ...(from !== undefined && { from: from + 1 }), ...(to !== undefined && { to: to + 1 }) };
}

type Renamed = ReadonlyMap<string, string>;

function reductionsOf({ club }: ClubFile, renamed: Renamed) {
  return club.settings.reductions.map((rule) => ({
    ...rule,
    ...(rule.courses && { courses: withCopies(rule.courses, (url) => renamed.get(url)) }),
  }));
}

function withCopies<Item>(items: readonly Item[], copyOf: (item: Item) => Item | undefined): Item[] {
  return [...items, ...items.flatMap((item) => copyOf(item) ?? [])];
}

/** The sections of the copied courses. Their questions keep their qid, which is unique within a course. */
function questionsOf({ questions }: ClubFile, renamed: Renamed): ClubFile['questions'] {
  const change = {
    condition: (condition: unknown) =>
      mapTests(condition, (test) => {
        const course = typeof test.course === 'string' ? renamed.get(test.course) : undefined;
        return course === undefined ? test : { ...test, course };
      }),
    reference: (name: unknown) => name,
  };
  return questions.flatMap((section) => {
    const course = section.course === undefined ? undefined : renamed.get(section.course);
    if (course === undefined) return [];
    // Safe cast: a condition of the schema keeps its shape, and so does its question.
    const copy = mapQuestion(section, change) as (typeof questions)[number];
    const asked = section.questions.map(
      (question) => mapQuestion(question, change) as (typeof section.questions)[number],
    );
    return [{ ...copy, course, questions: asked }];
  });
}
