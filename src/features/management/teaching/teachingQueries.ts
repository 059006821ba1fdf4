import { queryOptions } from '@tanstack/react-query';
import {
  parseClubTeachers,
  parseTaughtLessons,
  parseTeachingHours,
} from '#src/api/entities/management/clubTeachers.ts';
import { resultOf } from '#src/api/resultOf.ts';

/** Who can teach at a club, and its courses. */
export function clubTeachersQuery(club: number) {
  return queryOptions({
    queryKey: ['management', club, 'teachers'],
    queryFn: resultOf('get_club_teachers', { club }, parseClubTeachers),
    staleTime: 0,
  });
}

/** The lessons of a course that are not over. */
export function courseLessonsQuery(club: number, course: number) {
  return queryOptions({
    queryKey: ['management', club, 'course-lessons', course],
    queryFn: resultOf('get_course_lessons', { club, course }, parseTaughtLessons),
    staleTime: 0,
  });
}

export interface HoursPeriod {
  readonly from: string;
  readonly until: string;
}

/** How long everybody taught in a period. */
export function teachingHoursQuery(club: number, { from, until }: HoursPeriod) {
  return queryOptions({
    queryKey: ['management', club, 'hours', from, until],
    queryFn: resultOf('get_teaching_hours', { club, from, until }, parseTeachingHours),
    staleTime: 0,
  });
}
