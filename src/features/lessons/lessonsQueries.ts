import { queryOptions } from '@tanstack/react-query';
import { parseLessonChanges, parseManagedLessons } from '#src/api/entities/club/lessonChange.ts';
import { resultOf } from '#src/api/resultOf.ts';

export function managedLessonsQuery(club: number) {
  return queryOptions({
    queryKey: ['management', club, 'lessons'],
    queryFn: resultOf('get_managed_lessons', { club }, parseManagedLessons),
    staleTime: 0,
  });
}

/** The changes that the person can undo. */
export const lessonChangesQuery = queryOptions({
  queryKey: ['lesson-changes'],
  queryFn: resultOf('get_lesson_changes', {}, parseLessonChanges),
  staleTime: 0,
});
