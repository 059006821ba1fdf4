import type { CourseSummary } from '#src/api/entities/course.ts';
import { fullSchedule, periodText } from './scheduleText.ts';

/** When the course of a tariff takes place; '' when no given course has the tariff. */
export function scheduleOfTariff(courses: readonly CourseSummary[], tariff: number): string {
  const course = courses.find(({ tariffs }) => tariffs.some(({ nid }) => nid === tariff));
  return course ? [fullSchedule(course), periodText(course)].filter(Boolean).join(' · ') : '';
}
