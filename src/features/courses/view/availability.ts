import { type Occupation, occupationOf } from '#rules/occupation.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { CourseSummary } from '#src/api/entities/offer/course.ts';
import type { Tariff } from '#src/api/entities/offer/tariff.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';

export interface Availability {
  readonly text: string;
  readonly tone: 'success' | 'warning' | 'neutral';
}

/** The availability of one tariff; undefined when it is simply open. */
export function tariffAvailability(tariff: Tariff, club: Club): Availability | undefined {
  const occupation = occupationOf(tariff.places, club.occupation);
  if (occupation.state === 'open') return undefined;
  if (occupation.state === 'counted') return countedPlaces(occupation.places);
  const hasWaitingList = !(club.isWaitingListDisabled || tariff.isWaitingListDisabled);
  return { text: hasWaitingList ? texts.waitingList : texts.full, tone: 'neutral' };
}

/** The availability of a course: that of its open tariff with the most places. */
export function courseAvailability({ tariffs }: CourseSummary, club: Club): Availability | undefined {
  const open = tariffs.filter((tariff) => tariff.blockedMessage === undefined);
  if (open.length === 0) return tariffs.length > 0 ? { text: texts.closed, tone: 'neutral' } : undefined;
  const occupations = open.map((tariff) => occupationOf(tariff.places, club.occupation));
  if (occupations.some(({ state }) => state === 'open')) return undefined;
  const most = Math.max(0, ...occupations.map(countOf));
  if (most > 0) return countedPlaces(most);
  const waiting = open.some((tariff) => !(club.isWaitingListDisabled || tariff.isWaitingListDisabled));
  return { text: waiting ? texts.waitingList : texts.full, tone: 'neutral' };
}

/** Maximum number of places that is shown as a warning. */
const fewPlaces = 3;

function countedPlaces(places: number): Availability {
  return { text: texts.placesLeft(places), tone: places <= fewPlaces ? 'warning' : 'success' };
}

function countOf(occupation: Occupation): number {
  return occupation.state === 'counted' ? occupation.places : 0;
}
