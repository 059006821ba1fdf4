import type { CourseType } from '#src/api/entities/offer/course.ts';
import { hrefs } from '#src/paths.ts';

const lists = {
  course: 'courses',
  activity: 'activities',
  ticket: 'ticketSales',
} as const satisfies Record<CourseType, keyof typeof hrefs>;

export function courseListHref(club: string, type: CourseType): string {
  return hrefs[lists[type]]({ club });
}
