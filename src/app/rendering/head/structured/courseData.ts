import { restricting } from '#rules/age.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { Course, CourseSession } from '#src/api/entities/offer/course.ts';
import type { LinkPicture } from '../linkPicture.ts';
import { plainLine, shortLine } from '../plainLine.ts';
import { clubReference, maxDescription } from './clubData.ts';
import { tariffOffers } from './offerData.ts';
import { placeData } from './placeData.ts';
import { scheduleData } from './scheduleData.ts';
import { isoDuration, isoTime, known, type StructuredData } from './structuredData.ts';

interface OfCourse {
  readonly course: Course;
  readonly club: Club;
  readonly origin: string;
  /** The canonical address of the page. */
  readonly url: string;
  readonly picture: LinkPicture;
  /** Shown where the club wrote no description. */
  readonly description: string;
}

/** Maximum number of sessions that are named one by one. */
const maxSessions = 20;

/** A course, an activity or a ticket sale; undefined for an event without a date, which schema.org doesn't know. */
export function courseData(of: OfCourse): StructuredData | undefined {
  return of.course.type === 'course' ? lessonsData(of) : eventData(of);
}

function lessonsData(of: OfCourse): StructuredData {
  const { course, club, origin } = of;
  const sessions = regularSessions(course);
  return {
    '@type': 'Course',
    ...sharedFacts(of),
    provider: clubReference(club, origin),
    educationalLevel: known(course.levels.map(({ title }) => plainLine(title)).join(', ')),
    hasCourseInstance: sessions.length === 0 ? undefined : instanceData(of, sessions),
  };
}

function instanceData({ course, club }: OfCourse, sessions: readonly CourseSession[]): StructuredData {
  const location = placeData(course.place, club);
  const schedule = scheduleData(sessions);
  const workload = sessions.reduce((sum, { start, end }) => sum + end - start, 0);
  return {
    '@type': 'CourseInstance',
    courseMode: location && 'Onsite',
    ...period(sessions),
    location,
    courseSchedule: schedule,
    courseWorkload: schedule ? undefined : isoDuration(workload),
  };
}

function eventData(of: OfCourse): StructuredData | undefined {
  const { course, club, origin } = of;
  const sessions = regularSessions(course);
  if (sessions.length === 0) return undefined;
  const location = placeData(course.place, club);
  return {
    '@type': 'Event',
    ...sharedFacts(of),
    ...scheduled(sessions),
    location,
    organizer: clubReference(club, origin),
    subEvent: sessions.length > 1 ? partsOf(of, sessions, location) : undefined,
  };
}

/** The sessions of an event, one by one. */
function partsOf(
  { course, club }: OfCourse,
  sessions: readonly CourseSession[],
  location: StructuredData | undefined,
): StructuredData[] {
  const name = plainLine(course.title);
  return sessions.slice(0, maxSessions).map((session) => ({
    '@type': 'Event',
    name,
    ...scheduled([session]),
    location: ['', course.place].includes(session.place) ? location : placeData(session.place, club),
  }));
}

function scheduled(sessions: readonly CourseSession[]) {
  return { ...period(sessions), eventStatus: 'https://schema.org/EventScheduled' };
}

function sharedFacts({ course, club, url, picture, description }: OfCourse) {
  return {
    '@id': url,
    name: plainLine(course.title),
    url,
    description: known(shortLine(course.description || description, maxDescription)),
    image: picture.url,
    inLanguage: 'nl-BE',
    typicalAgeRange: club.showsAgeRestriction ? ageRange(course) : undefined,
    offers: tariffOffers(course, url),
  };
}

/** From the start of the first session to the end of the last one. */
function period(sessions: readonly CourseSession[]) {
  const starts = sessions.map(({ start }) => start);
  const ends = sessions.map(({ end }) => end);
  return { startDate: isoTime(Math.min(...starts)), endDate: isoTime(Math.max(...ends)) };
}

/** The sessions of everybody, the first one first. Those for a trial only are left out. */
function regularSessions({ sessions }: Course): CourseSession[] {
  return sessions.filter(({ isTrial }) => !isTrial).sort((one, other) => one.start - other.start);
}

/** `6-8`, or `12-` without an upper bound. */
function ageRange({ ageRestrictions }: Course): string | undefined {
  const ages = restricting(ageRestrictions);
  return ages?.map((age) => (age === 0 ? '' : String(age))).join('-');
}
