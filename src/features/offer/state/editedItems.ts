import { isSameValue } from '#rules/merging/plainValue.ts';
import type { OfferCourse } from './offerFile.ts';

interface Item {
  readonly nid?: number | undefined;
}

/** A list with one item changed. */
export function withItem<One>(items: readonly One[], index: number, change: (item: One) => One): One[] {
  return items.map((item, at) => (at === index ? change(item) : item));
}

export function withoutItem<One>(items: readonly One[], index: number): One[] {
  return items.filter((_, at) => at !== index);
}

/** A copy of an item and all that is in it, as new items: without the numbers that the server gave. */
export function copied<One>(item: One): One {
  // Cast is safe: a number of the server is optional everywhere.
  return JSON.parse(JSON.stringify(item), (key, value: unknown) =>
    key === 'nid' ? undefined : value,
  ) as One;
}

/** The standing of an item beside what everybody sees. */
export type ItemStanding = 'same' | 'added' | 'changed';

/** Compares an item with what everybody sees. */
export function standingOf(item: Item, published: readonly Item[]): ItemStanding {
  if (item.nid === undefined) return 'added';
  const before = published.find(({ nid }) => nid === item.nid);
  return before !== undefined && isSameValue(before, item) ? 'same' : 'changed';
}

type Asking = Pick<OfferCourse, 'nid' | 'url' | 'questionsOf'>;

/** A copy of a course that asks what its source asks. A course that nobody published asks nothing of its own yet. */
export function askingLike<Course extends Asking>(copy: Course, { nid, url, questionsOf }: Asking): Course {
  const source = nid === undefined ? questionsOf : url;
  return source === undefined ? copy : { ...copy, questionsOf: source };
}
