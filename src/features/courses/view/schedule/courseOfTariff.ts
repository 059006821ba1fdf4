import type { CourseSummary } from '#src/api/entities/offer/course.ts';
import { fullSchedule, periodText } from './scheduleText.ts';

/** When and where the course of each tariff takes place; '' when no given course has the tariff. */
export function courseOfTariff(courses: readonly CourseSummary[]) {
  return (tariff: number): { readonly when: string; readonly where: string } => {
    const course = courses.find(({ tariffs }) => tariffs.some(({ nid }) => nid === tariff));
    if (!course) return { when: '', where: '' };
    return {
      when: [fullSchedule(course), periodText(course)].filter(Boolean).join(' · '),
      where: course.place,
    };
  };
}
