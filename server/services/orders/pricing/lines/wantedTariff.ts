import type { OfferedCourse, OfferedTariff } from '#server/services/offer/offeredCourse.ts';

export interface WantedTariff {
  readonly course: OfferedCourse;
  readonly tariff: OfferedTariff;
}

/** The names that sentences use. */
export function namesOf({ course, tariff }: WantedTariff): { course: string; tariff: string } {
  return { course: course.title, tariff: tariff.title };
}
