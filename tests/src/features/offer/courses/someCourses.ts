import type { Weekday } from '#rules/brusselsTime.ts';
import { weeklyDays } from '#rules/calendar/weeklyDays.ts';
import { emptyCourse, newTariff } from '#src/features/offer/courses/changes/newCourse.ts';
import type { OfferCourse } from '#src/features/offer/state/offerFile.ts';

/** A Sunday. */
export const now = '2026-11-29 12:00';

interface Weekly {
  readonly day: Weekday;
  readonly from?: string;
  readonly to?: string;
  readonly start?: string;
  readonly end?: string;
  readonly firstNid?: number;
}

/** Lessons of a school year, as an export writes them. */
export function lessonsOn({
  day,
  from = '16:00',
  to = '17:00',
  start = '2026-09-01',
  end = '2027-06-30',
  firstNid = 1000,
}: Weekly): OfferCourse['sessions'] {
  const days = weeklyDays({ day, start, end, skip: ['school', 'public'], except: [] });
  return days.map((one, index) => ({ nid: firstNid + index, day: one, from, to }));
}

/** A weekly course on Tuesday with one price, of which a test changes some fields. */
export function courseOf(fields: Partial<OfferCourse> = {}): OfferCourse {
  return {
    ...emptyCourse({ title: 'Ballet', kind: 'course', courses: [] }),
    ...{ nid: 1, place: 'Zaal 1', teachers: ['Juf An'] },
    sessions: lessonsOn({ day: 'di' }),
    tariffs: [{ ...newTariff({ kind: 'course', price: 95 }), nid: 11, capacity: 20 }],
    ...fields,
  };
}
