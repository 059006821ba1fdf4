import type { Course } from '#src/api/entities/offer/course.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { lookAgainIn } from './lookAgainIn.ts';

interface CourseAsked {
  readonly state: { readonly data: Course | undefined };
}

/** The options with which a page of a course opens by itself at the hour, without a reload. One that was hidden until then looks at once. */
export const opensByItself = {
  refetchInterval: (query: CourseAsked) => lookAgainIn(openings(query), systemClock.now() / 1000) ?? false,
  refetchOnWindowFocus: (query: CourseAsked) => (openings(query).length > 0 ? 'always' : true),
} as const;

/** The moments at which tariffs open, in seconds. */
function openings({ state: { data } }: CourseAsked): readonly number[] {
  return data?.tariffs.flatMap(({ opens, priority }) => [opens ?? [], priority?.opens ?? []].flat()) ?? [];
}
