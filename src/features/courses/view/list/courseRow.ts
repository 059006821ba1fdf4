import type { CourseSummary } from '#src/api/entities/course.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { ageText } from '../ageText.ts';
import { type Availability, courseAvailability } from '../availability.ts';
import { fullPriceText, priceFromText } from '../priceText.ts';
import { lessonsText, periodText, shortSchedule } from '../schedule/scheduleText.ts';
import type { CourseSetting } from '../tariffDecision.ts';

/** One course in the list. An empty text is not shown. */
export interface CourseRow {
  readonly nid: number;
  readonly url: string;
  readonly title: string;
  readonly schedule: string;
  readonly period: string;
  readonly lessons: string;
  readonly place: string;
  readonly age: string;
  readonly price: string;
  /** The price before discount. */
  readonly fullPrice: string;
  readonly labels: readonly string[];
  readonly availability: Availability | undefined;
}

export function courseRow(course: CourseSummary, setting: CourseSetting): CourseRow {
  const { club } = setting;
  return {
    nid: course.nid,
    url: course.url,
    title: course.title,
    schedule: shortSchedule(course, club.hidesTimes),
    period: periodText(course),
    lessons: lessonsText(course),
    place: course.place,
    age: club.showsAgeRestriction ? ageText(course) : '',
    price: priceFromText(course),
    fullPrice: fullPriceText(course),
    labels: [...course.taxonomies, ...course.levels].map(({ title }) => title),
    availability: registeredPill(course, setting) ?? courseAvailability(course, club),
  };
}

function registeredPill(
  { tariffs, type }: CourseSummary,
  { person }: CourseSetting,
): Availability | undefined {
  if (!person || type === 'ticket') return undefined;
  const isRegistered = tariffs.some(({ registeredUids }) => registeredUids.includes(person.uid));
  return isRegistered ? { text: texts.memberRegistered(person.firstName), tone: 'success' } : undefined;
}
