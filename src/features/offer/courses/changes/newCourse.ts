import { freeUrl } from '#rules/offer/freeUrl.ts';
import { reservedBehindClub } from '#rules/reservedWords.ts';
import { offerCoursesTexts } from '#src/texts/nl/offerCourses.ts';
import { askingLike } from '../../state/editedItems.ts';
import type { OfferCourse } from '../../state/offerFile.ts';

export type CourseKind = OfferCourse['type'];

interface NewCourse {
  readonly title: string;
  readonly kind: CourseKind;
  /** All courses of the club, whose urls are taken. */
  readonly courses: readonly Pick<OfferCourse, 'url'>[];
}

/** A course with a title alone. It has no tariff, so that nobody enrols for free before a manager says the price. */
export function emptyCourse({ title, kind, courses }: NewCourse): OfferCourse {
  return {
    url: urlOf(title, courses),
    title,
    type: kind,
    ...{ description: '', place: '', bring: '', uitpasEvent: '' },
    ...{ teachers: [], taxonomies: [], levels: [] },
    ...{ allowsTaxCertificate: false, allowsSeveralTariffs: false },
    ...{ sessions: [], weekly: [], series: [], tariffs: [], services: [], stands: [] },
  };
}

interface NewTariff {
  readonly kind: CourseKind;
  /** Euros. */
  readonly price: number;
}

export function newTariff({ kind, price }: NewTariff): OfferCourse['tariffs'][number] {
  return {
    title: offerCoursesTexts.tariff[kind],
    type: 'regular',
    price,
    ...{ isWaitingListDisabled: false, usersSimultaneous: 1, isInstant: false, parts: 1 },
  };
}

function urlOf(title: string, courses: readonly Pick<OfferCourse, 'url'>[]): string {
  const taken = new Set(courses.map(({ url }) => url));
  return freeUrl(title, (url) => taken.has(url) || reservedBehindClub.has(url));
}

/** A copy as a new course: without the numbers of the server, with a title and a url of its own. */
export function duplicateCourse(course: OfferCourse, courses: readonly OfferCourse[]): OfferCourse {
  const { nid: _nid, image: _image, uitpasEvent: _event, ...kept } = course;
  const title = freeTitle(course.title, new Set(courses.map((one) => one.title)));
  const copy = {
    ...kept,
    ...{ title, url: urlOf(title, courses), uitpasEvent: '' },
    sessions: course.sessions.map(withoutNumber),
    tariffs: course.tariffs.map(withoutNumber),
    services: course.services.map(withoutNumber),
    stands: course.stands.map(withoutNumber),
  };
  return askingLike(copy, course);
}

function withoutNumber<Item extends { readonly nid?: number | undefined }>({ nid: _nid, ...item }: Item) {
  return item;
}

function freeTitle(title: string, taken: ReadonlySet<string>): string {
  const { copy } = offerCoursesTexts;
  const longest = 200;
  for (let count = 1; ; count += 1) {
    const suffix = copy(count);
    const made = `${title.slice(0, longest - suffix.length)}${suffix}`;
    if (!taken.has(made)) return made;
  }
}
