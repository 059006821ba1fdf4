import type { OfferCourse } from '../../state/offerFile.ts';

/** New courses have no number, and a url that follows their title. So each gets a key when it is first seen. */
const newKeys = new WeakMap<OfferCourse, string>();
let seen = 0;

/** Identifies a course in the table: by its number, or a new one by its key. */
export function keyOf(course: OfferCourse): string {
  if (course.nid !== undefined) return String(course.nid);
  const known = newKeys.get(course);
  if (known !== undefined) return known;
  seen += 1;
  const key = `new-${seen}`;
  newKeys.set(course, key);
  return key;
}

/** Gives new courses that were changed in their place the key that they had, so that their row stays. */
export function carryKeys(before: readonly OfferCourse[], after: readonly OfferCourse[]): void {
  const staying = new Set(after);
  for (const [index, course] of before.entries()) {
    const changed = after[index];
    const isChanged = changed && changed.nid === undefined && !newKeys.has(changed);
    if (isChanged && course.nid === undefined && !staying.has(course)) newKeys.set(changed, keyOf(course));
  }
}
