import { startTransition, useEffect, useState } from 'react';
import type { OfferCourse } from '../../state/offerFile.ts';

/** More rows than a screen has. */
const firstRows = 40;

/** The rows of the first picture, and all of them right after it. */
export function useDrawnRows(courses: readonly OfferCourse[]): readonly OfferCourse[] {
  const [isWhole, setWhole] = useState(courses.length <= firstRows);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return isWhole ? courses : courses.slice(0, firstRows);
}
