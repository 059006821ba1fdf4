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

/** The changes that can be undone: of a club, for its managers; without a club those of the caller. */
export function lessonChangesQuery(club: number | undefined) {
  return queryOptions({
    queryKey: ['lesson-changes', club],
    queryFn: resultOf('get_lesson_changes', club === undefined ? {} : { club }, parseLessonChanges),
    staleTime: 0,
  });
}
