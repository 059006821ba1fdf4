import { freeUrl } from '#rules/offer/freeUrl.ts';
import { reservedBehindClub } from '#rules/reservedWords.ts';
import { offerCoursesTexts } from '#src/texts/nl/offerCourses.ts';
import { firstStand } from '../../hall/view/newStand.ts';
import { withDefaults } from '../../schema/formValues.ts';
import { schemaAt } from '../../schema/offerSchema.ts';
import { askingLike, copied } from '../../state/editedItems.ts';
import type { OfferCourse } from '../../state/offerFile.ts';

export type CourseKind = OfferCourse['type'];
type Tariff = OfferCourse['tariffs'][number];

interface NewCourse {
  readonly title: string;
  readonly kind: CourseKind;
  /** All courses of the club, whose urls are taken. */
  readonly courses: readonly Pick<OfferCourse, 'url'>[];
  /** Places of an event, where they are known. */
  readonly places?: number | undefined;
}

/** A course with a title alone. It has no tariff, so that nobody enrols for free before a manager says the price. An event has standing places. */
export function emptyCourse({ title, kind, courses, places }: NewCourse): OfferCourse {
  const said = { title, type: kind, url: urlOf(title, courses) };
  // Cast is safe: the schema gives all other fields a default, apart from lessons and seats, which have editors of their own.
  return {
    ...(withDefaults(said, schemaAt('courses')) as OfferCourse),
    ...{ sessions: [], weekly: [], series: [], stands: kind === 'ticket' ? [firstStand(places)] : [] },
  };
}

interface NewTariff {
  readonly kind: CourseKind;
  /** Euros. */
  readonly price: number;
}

export function newTariff({ kind, price }: NewTariff): Tariff {
  return { ...unpricedTariff(offerCoursesTexts.tariff[kind]), price };
}

/** A tariff whose price nobody has said yet. Until then the plan asks for it at its field. */
export function unpricedTariff(title: string): Tariff {
  // Cast: the schema gives all other fields a default but the price.
  return withDefaults({ title }, schemaAt('courses.tariffs')) as Tariff;
}

function urlOf(title: string, courses: readonly Pick<OfferCourse, 'url'>[]): string {
  const taken = new Set(courses.map(({ url }) => url));
  return freeUrl(title, (url) => taken.has(url) || reservedBehindClub.has(url));
}

/** A copy as a new course: without the numbers of the server, with a title and a url of its own. */
export function duplicateCourse(course: OfferCourse, courses: readonly OfferCourse[]): OfferCourse {
  const title = freeTitle(course.title, new Set(courses.map((one) => one.title)));
  // An event of UiTdatabank is of one course alone.
  const copy = { ...copied(course), title, url: urlOf(title, courses), uitpasEvent: '' };
  return askingLike(copy, course);
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
