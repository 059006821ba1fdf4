import { useMemo, useState } from 'react';
import type { OfferCourse } from '../../state/offerFile.ts';
import type { LocalMoment } from '../reading/readDays.ts';
import { keyOf } from '../view/courseKey.ts';
import { type CourseFilter, type CourseSort, findCourses, keepRows } from '../view/findCourses.ts';

interface Asked {
  readonly filter: CourseFilter;
  readonly sort: CourseSort | undefined;
}

interface Kept extends Asked {
  readonly courses: readonly OfferCourse[];
  readonly keys: readonly string[];
}

interface ShownRows {
  readonly rows: readonly OfferCourse[];
  /** A changed row would have another place by now. */
  readonly isStale: boolean;
  readonly sortAgain: () => void;
}

/** The rows by filter and sort. A change of a course leaves every row in its place until somebody filters or sorts again. */
export function useShownRows(
  courses: readonly OfferCourse[],
  { filter, sort }: Asked,
  now: LocalMoment,
): ShownRows {
  const found = useMemo(
    () => findCourses(courses, { filter, sort, now }).map(keyOf),
    [courses, filter, sort, now],
  );
  const [kept, setKept] = useState<Kept>({ filter, sort, courses, keys: found });
  let keys: readonly string[] = kept.keys;
  if (kept.filter !== filter || kept.sort !== sort) keys = found;
  else if (kept.courses !== courses)
    keys = keepRows(keys, { before: new Set(kept.courses.map(keyOf)), after: courses });
  // React draws again at once with the new state, before anything is on screen.
  if (kept.filter !== filter || kept.sort !== sort || kept.courses !== courses)
    setKept({ filter, sort, courses, keys });
  const byKey = useMemo(() => new Map(courses.map((course) => [keyOf(course), course])), [courses]);
  return {
    rows: useMemo(() => keys.flatMap((key) => byKey.get(key) ?? []), [keys, byKey]),
    isStale: keys.length !== found.length || keys.some((key, index) => key !== found[index]),
    sortAgain: () => setKept({ filter, sort, courses, keys: found }),
  };
}
