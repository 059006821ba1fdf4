import type { OfferCourse, OfferFile } from './offerFile.ts';

/**
 * The offer with other courses. What names a course by its url follows a course that got another one, and lets a course go that is gone:
 * reductions, vouchers, videos, products, tariffs that let members of a course first, and courses that ask the questions of another one. A
 * voucher or a video for a course that is gone goes with it: without its course it would be for all of them.
 */
export function withCourses(file: OfferFile, courses: readonly OfferCourse[]): OfferFile {
  const renamed = renamedUrls(file.courses, courses);
  if (renamed.size === 0) return { ...file, courses: [...courses] };
  const now = (url: string) => (renamed.has(url) ? renamed.get(url) : url);
  const allNow = (urls: readonly string[]) => urls.flatMap((url) => now(url) ?? []);
  const { settings } = file.club;
  return {
    ...file,
    club: {
      ...file.club,
      settings: {
        ...settings,
        reductions: settings.reductions.flatMap((rule) => {
          if (!rule.courses) return [rule];
          const left = allNow(rule.courses);
          return left.length > 0 ? [{ ...rule, courses: left }] : [];
        }),
      },
    },
    courses: courses.map((course) => ({
      ...withQuestionsOf(course, now),
      tariffs: course.tariffs.map((tariff) => withPriorityOf(tariff, allNow)),
    })),
    webshop: file.webshop.map((category) => ({
      ...category,
      products: category.products.map((product) => ({
        ...product,
        offeredWith: product.offeredWith.flatMap(({ course, tariff }) => {
          const url = now(course);
          return url === undefined ? [] : [{ course: url, tariff }];
        }),
      })),
    })),
    vouchers: file.vouchers.flatMap((voucher) => {
      if (voucher.course === undefined) return [voucher];
      const url = now(voucher.course);
      return url === undefined ? [] : [{ ...voucher, course: url }];
    }),
    videos: file.videos.flatMap((video) => {
      if (video.course === undefined) return [video];
      const url = now(video.course);
      return url === undefined ? [] : [{ ...video, course: url }];
    }),
  };
}

type NewUrl = (url: string) => string | undefined;
type Tariff = OfferCourse['tariffs'][number];

function withQuestionsOf({ questionsOf, ...course }: OfferCourse, now: NewUrl): OfferCourse {
  const url = questionsOf === undefined ? undefined : now(questionsOf);
  return url === undefined ? course : { ...course, questionsOf: url };
}

/** A tariff that lets members of some courses first. Without any course left, it lets nobody first rather than all members. */
function withPriorityOf(
  { priority, ...tariff }: Tariff,
  allNow: (urls: readonly string[]) => string[],
): Tariff {
  if (!priority) return tariff;
  if (!priority.courses) return { ...tariff, priority };
  const left = allNow(priority.courses);
  return left.length > 0 ? { ...tariff, priority: { ...priority, courses: left } } : tariff;
}

/** The new url of each course that got one, by its old one; `undefined` for a course that is gone. */
function renamedUrls(
  before: readonly OfferCourse[],
  after: readonly OfferCourse[],
): ReadonlyMap<string, string | undefined> {
  const byNid = new Map(after.flatMap(({ nid, url }) => (nid === undefined ? [] : [[nid, url] as const])));
  const there = new Set(after.map(({ url }) => url));
  const isSameList = before.length === after.length;
  return new Map(
    before.flatMap(({ nid, url }, index) => {
      const now = nid === undefined ? newUrl(url, isSameList ? after[index] : undefined) : byNid.get(nid);
      return now === url ? [] : [[url, now] as const];
    }),
  );

  /** A new course has no number yet: it is known by its url, or in a list of the same length by its place. */
  function newUrl(url: string, inPlace: OfferCourse | undefined): string | undefined {
    if (there.has(url)) return url;
    return inPlace && inPlace.nid === undefined ? inPlace.url : undefined;
  }
}
