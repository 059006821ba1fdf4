import { formatEuros } from '#rules/money.ts';
import { formatClock, formatDay } from '#rules/writtenTime.ts';
import type { CourseSummary } from '#src/api/entities/offer/course.ts';
import { clubPeopleTexts } from '#src/texts/nl/clubPeople.ts';

const texts = clubPeopleTexts.desk;

type Tariff = CourseSummary['tariffs'][number];

/** A tariff that can be chosen at the desk, with its course. */
export interface DeskTariff {
  readonly course: CourseSummary;
  readonly tariff: Tariff;
}

interface DeskOffer {
  readonly tariffs: readonly DeskTariff[];
  /** The titles of the courses that can only be chosen online. */
  readonly onlyOnline: readonly string[];
}

/** What can be chosen at the desk: everything but places in a hall, and what several people take together. */
export function deskOffer(courses: readonly CourseSummary[]): DeskOffer {
  const all = courses.flatMap((course) => course.tariffs.map((tariff) => ({ course, tariff })));
  const tariffs = all.filter(isForDesk);
  const here = new Set(tariffs.map(({ course }) => course.nid));
  return {
    tariffs,
    onlyOnline: courses.filter(({ nid }) => !here.has(nid)).map(({ title }) => title),
  };
}

function isForDesk({ course, tariff }: DeskTariff): boolean {
  return course.seatCosts === undefined && tariff.couple === undefined && tariff.peopleAtOnce === 1;
}

/** A tariff in the list: its course, when that is, what it costs and what is free. */
export function deskLabel({ course, tariff }: DeskTariff): string {
  const { places, opens, discountedPrice, price } = tariff;
  const free = places === undefined ? '' : places <= 0 ? texts.full : texts.free(places);
  const parts = [
    `${course.title}: ${tariff.title}`,
    [dayOf(course), formatClock(course.startTime)].filter(Boolean).join(' '),
    formatEuros(discountedPrice ?? price),
    ...[free, opens === undefined ? '' : texts.notOpen],
  ];
  return parts.filter(Boolean).join(' · ');
}

function dayOf({ type, weekdays, startDate }: CourseSummary): string {
  return type === 'course' && weekdays.length > 0 ? weekdays.join(' en ') : formatDay(startDate);
}
