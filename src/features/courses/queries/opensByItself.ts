import type { CourseSummary } from '#src/api/entities/offer/course.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { lookAgainIn } from './lookAgainIn.ts';

type WithTariffs = Pick<CourseSummary, 'tariffs'>;

interface Asked<Data> {
  readonly state: { readonly data: Data | undefined };
}

/**
 * The options with which a page of courses opens by itself at the hour, without a reload. One that was hidden until then looks at once.
 *
 * @param coursesOf - the courses that the page shows
 */
export function opensByItself<Data>(coursesOf: (data: Data) => readonly WithTariffs[]) {
  const openings = ({ state: { data } }: Asked<Data>) =>
    data === undefined ? [] : openingsOf(coursesOf(data));
  return {
    refetchInterval: (query: Asked<Data>) => lookAgainIn(openings(query), systemClock.now() / 1000) ?? false,
    refetchOnWindowFocus: (query: Asked<Data>) => (openings(query).length > 0 ? ('always' as const) : true),
  };
}

/** The moments at which tariffs open, in seconds. */
function openingsOf(courses: readonly WithTariffs[]): readonly number[] {
  return courses.flatMap(({ tariffs }) =>
    tariffs.flatMap(({ opens, priority }) => [opens ?? [], priority?.opens ?? []].flat()),
  );
}
