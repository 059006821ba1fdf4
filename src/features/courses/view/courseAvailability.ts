import type { UnixSeconds } from '#rules/brusselsTime.ts';
import { type Occupation, occupationOf } from '#rules/occupation.ts';
import { formatList } from '#rules/writtenList.ts';
import { formatCodedDay, formatTime } from '#rules/writtenTime.ts';
import type { CourseSummary } from '#src/api/entities/offer/course.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { type Availability, countedPlaces } from './offerTexts.ts';
import { type CourseSetting, firstNow, openingFor } from './tariffDecision.ts';

/** The availability of a course: that of its tariff with the most places, of those that are open to everybody or to the first of the family. */
export function courseAvailability(course: CourseSummary, setting: CourseSetting): Availability | undefined {
  const { tariffs } = course;
  const { club } = setting;
  const first = new Map(tariffs.map((tariff) => [tariff.nid, firstNow(course, tariff, setting)]));
  const open = tariffs.filter(
    ({ nid, blockedMessage }) => blockedMessage === undefined || first.get(nid)?.length,
  );
  if (open.length === 0) {
    const opens = tariffs.flatMap((tariff) => openingFor(course, tariff, setting).opens ?? []);
    if (opens.length > 0) return { text: opensFrom(Math.min(...opens)), tone: 'neutral' };
    return tariffs.length > 0 ? { text: texts.closed, tone: 'neutral' } : undefined;
  }
  const occupations = open.map((tariff) => occupationOf(tariff.places, club.occupation));
  if (occupations.some(({ state }) => state === 'open')) {
    if (open.some(({ blockedMessage }) => blockedMessage === undefined)) return undefined;
    const names = new Set([...first.values()].flat().map(({ firstName }) => firstName));
    return { text: texts.opening.first(formatList([...names])), tone: 'success' };
  }
  const most = Math.max(0, ...occupations.map(countOf));
  if (most > 0) return countedPlaces(most);
  const waiting = open.some((tariff) => !(club.isWaitingListDisabled || tariff.isWaitingListDisabled));
  return { text: waiting ? texts.waitingList : texts.full, tone: 'neutral' };
}

/** The first moment at which people can register, for a list: `Opent di 01/06/2027 om 20u00`. */
function opensFrom(opens: UnixSeconds): string {
  const { from, moment } = texts.opening;
  return from(moment(formatCodedDay(opens), formatTime(opens)));
}

function countOf(occupation: Occupation): number {
  return occupation.state === 'counted' ? occupation.places : 0;
}
