import { instantInBrussels } from '#rules/brusselsInstant.ts';
import { isoDayOf, type UnixSeconds, weekdayOf, weekdays } from '#rules/brusselsTime.ts';
import { lessonBreaks } from '#rules/calendar/lessonBreaks.ts';
import { clockOf } from '#rules/writtenTime.ts';
import type { Image } from '#schemas/entities/club/image.ts';
import type { Course as WireCourse } from '#schemas/entities/offer/course.ts';
import { type Course, parseCourse } from '#src/api/entities/offer/course.ts';
import type { PictureValue } from '../../look/picture/offerPictures.ts';
import { type PictureShape, pictureShapes } from '../../look/picture/pictureShapes.ts';
import type { OfferCourse, OfferFile } from '../../state/offerFile.ts';
import { noPlacesTaken, type PlacesTaken } from './placesTaken.ts';
import { shownTariff } from './shownTariff.ts';

interface ShownIn {
  /** The offer that has the course. */
  readonly content: Pick<OfferFile, 'club'>;
  /** Unix seconds. */
  readonly now: UnixSeconds;
  /** Places that people have in the published course. */
  readonly taken?: PlacesTaken;
}

/** A course as the portal shows it to a visitor once it is published; undefined while there is nothing to show, such as without a lesson. */
export function shownCourse(course: OfferCourse, shownIn: ShownIn): Course | undefined {
  try {
    const wire = courseOnWire(course, shownIn);
    return wire && parseCourse(wire);
  } catch {
    // A form that somebody is filling in may be anything.
    return undefined;
  }
}

/** The answer of the server to a visitor who asks for the course. A part that isn't published yet has a number of its own. */
export function courseOnWire(
  course: OfferCourse,
  { content, now, taken = noPlacesTaken }: ShownIn,
): WireCourse | undefined {
  const numberOf = numbers();
  const nid = numberOf(course);
  const sessions = course.sessions
    .map((session) => lessonOnWire(session, course, { numberOf, taken }))
    .sort(byStart);
  const [first] = sessions;
  if (!first) return undefined;
  const endsAt = Math.max(...sessions.map(({ end }) => end));
  const starts = sessions.map(({ start }) => start);
  const days = [...new Set(starts.map(isoDayOf))];
  const held = new Set(starts.map(weekdayOf));
  const { type, image, ages, birthYears } = course;
  return {
    ...{ nid, url: course.url, title: course.title, type },
    taxonomies: termsOf(course.taxonomies),
    levels: termsOf(course.levels),
    ...{ startDate: first.start, endDate: endsAt },
    weekdays: weekdays.filter((day) => held.has(day)),
    ...{ startTime: clockOf(first.start), endTime: clockOf(first.end) },
    place: course.place,
    ...(type === 'course' && lessonBreaks(days) && { lessonsOutsideHolidays: sessions.length }),
    ...(ages && { ageRestrictions: [ages.from ?? 0, ages.to ?? 0] }),
    ...(birthYears && { ageRestrictionsByYear: [birthYears.from ?? 0, birthYears.to ?? 0] }),
    ...(image && { image: imageOnWire(image, 'course') }),
    tariffs: numbered(course.tariffs, numberOf)
      .filter(({ part }) => isNumber(part.price))
      .map(({ nid: tariff, part }) =>
        shownTariff(
          part,
          { nid: tariff, course: nid, taken: taken.tariffs.get(tariff) ?? 0 },
          { now, starts, endsAt },
        ),
      ),
    ...(course.allowsSeveralTariffs && { allowsSeveralTariffs: true }),
    ...seatsOf(course),
    description: course.description,
    teachers: course.teachers,
    teacherImages: teacherImages(course, content),
    bring: course.bring,
    sessions,
    additionalServices: numbered(course.services, numberOf).map(({ nid: service, part }) => ({
      ...{ nid: service, title: part.title, price: part.price },
      availability: part.capacity === undefined ? null : part.capacity - (taken.services.get(service) ?? 0),
    })),
  };
}

type NumberOf = (part: { readonly nid?: number | undefined }) => number;

/** Numbers the parts that the server didn't number yet, after all that it did. */
function numbers(): NumberOf {
  let next = 2 ** 40;
  return ({ nid }) => nid ?? next++;
}

/** The parts in the order of the server: by their number. */
function numbered<Part extends { readonly nid?: number | undefined }>(
  parts: readonly Part[],
  numberOf: NumberOf,
): { readonly nid: number; readonly part: Part }[] {
  return parts.map((part) => ({ nid: numberOf(part), part })).sort((one, other) => one.nid - other.nid);
}

function lessonOnWire(
  session: OfferCourse['sessions'][number],
  { place }: OfferCourse,
  { numberOf, taken }: { readonly numberOf: NumberOf; readonly taken: PlacesTaken },
): WireCourse['sessions'][number] {
  const { day, from, to, untilDay = day, teachers, guestCapacity } = session;
  const nid = numberOf(session);
  return {
    nid,
    start: instantInBrussels(day, from),
    end: instantInBrussels(untilDay, to),
    place: session.place ?? place,
    ...(teachers && { teachers }),
    ...(guestCapacity !== undefined && {
      availability: guestCapacity - (taken.sessions.get(nid) ?? 0),
    }),
  };
}

function byStart(one: { readonly start: number }, other: { readonly start: number }): number {
  return one.start - other.start;
}

function termsOf(titles: readonly string[]) {
  return titles.map((title, index) => ({ nid: index + 1, title }));
}

function seatsOf({ stands }: OfferCourse): Pick<WireCourse, 'seatCosts' | 'hasSeatPlan'> {
  if (stands.length === 0) return { hasSeatPlan: false };
  const costs = stands.map(({ surcharge }) => surcharge).filter(isNumber);
  return { hasSeatPlan: true, seatCosts: { least: Math.min(...costs), most: Math.max(...costs) } };
}

/** Whether a field of a form is filled in: the file requires it, and a form may have it empty. */
function isNumber(value: number | undefined): value is number {
  return typeof value === 'number';
}

function teacherImages({ teachers }: OfferCourse, { club }: ShownIn['content']): Record<string, Image> {
  const pictures = (club.teacherPictures ?? []).filter(({ teacher }) => teachers.includes(teacher));
  return Object.fromEntries(
    pictures.map(({ teacher, ...picture }) => [teacher, imageOnWire(picture, 'teacher')]),
  );
}

/** The shape of its place stands for the size of a picture, which the file does not have. */
function imageOnWire({ file, alt }: PictureValue, shape: PictureShape): Image {
  const { width, aspect } = pictureShapes[shape];
  return { fid: Number(file), alt, width, height: Math.round(width / aspect) };
}
