import { formatList } from '#rules/writtenList.ts';
import type { CourseSummary } from '#src/api/entities/offer/course.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { courseAvailability } from '../courseAvailability.ts';
import {
  type Availability,
  ageText,
  earlyPriceFromText,
  fullPriceText,
  priceFromText,
} from '../offerTexts.ts';
import { lessonsText, periodText, shortSchedule } from '../schedule/scheduleText.ts';
import type { CourseSetting, Person } from '../tariffDecision.ts';

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
  /** The last day of the price, and what it is then. */
  readonly earlyPrice: string;
  readonly labels: readonly string[];
  /** What the family has of the course, and whether there is room. */
  readonly pills: readonly Availability[];
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
    earlyPrice: earlyPriceFromText(course),
    labels: [...course.taxonomies, ...course.levels].map(({ title }) => title),
    pills: [...familyPills(course, setting), ...roomPill(course, setting)],
  };
}

/** One pill for each way in which members take part; a member stands in the first that fits. */
function familyPills(course: CourseSummary, { family = [], person }: CourseSetting): Availability[] {
  const members = family.length > 0 ? family : person ? [person] : [];
  if (course.type === 'ticket' || members.length === 0) return [];
  const by = Map.groupBy(members, ({ uid }) => partOf(course, uid));
  const pill = (part: Part, tone: Availability['tone']): Availability[] => {
    const names = by.get(part) ?? [];
    return names.length === 0 ? [] : [{ text: texts.takesPart[part](namesOf(names)), tone }];
  };
  return [...pill('registered', 'success'), ...pill('trial', 'success'), ...pill('queued', 'neutral')];
}

type Part = keyof typeof texts.takesPart;

function partOf({ tariffs }: CourseSummary, uid: number): Part | undefined {
  const held = tariffs.filter(({ registeredUids }) => registeredUids.includes(uid));
  if (held.some(({ isTrial }) => !isTrial)) return 'registered';
  if (tariffs.some(({ queuedUids }) => queuedUids.includes(uid))) return 'queued';
  return held.length > 0 ? 'trial' : undefined;
}

function namesOf(people: readonly Person[]): string {
  return formatList(people.map(({ firstName }) => firstName));
}

/** Whoever is in or waits already doesn't look for a place. */
function roomPill(course: CourseSummary, setting: CourseSetting): Availability[] {
  const { person } = setting;
  const part = person && course.type !== 'ticket' ? partOf(course, person.uid) : undefined;
  const room = part === undefined || part === 'trial' ? courseAvailability(course, setting) : undefined;
  return room ? [room] : [];
}
