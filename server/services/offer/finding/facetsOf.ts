import { weekdays } from '#rules/brusselsTime.ts';
import type { terms } from '#server/db/schema.ts';
import { isRestricted } from './fitsAge.ts';
import type { Candidate } from './loadCandidates.ts';

type TermRow = Pick<typeof terms.$inferSelect, 'nid' | 'title' | 'list'>;

const titleOrder = new Intl.Collator('nl');

/** What the filters of a list can choose from. */
export function facetsOf(courses: readonly Candidate[], terms: readonly TermRow[]) {
  const used = new Set(courses.flatMap(({ termNids }) => termNids ?? []));
  const isoDays = new Set(courses.flatMap(({ isoWeekdays }) => isoWeekdays));
  const usedOf = (list: TermRow['list']) =>
    terms
      .filter((term) => term.list === list && used.has(term.nid))
      .map(({ nid, title }) => ({ nid, title }))
      .sort((one, other) => titleOrder.compare(one.title, other.title));
  return {
    taxonomies: usedOf('taxonomy'),
    levels: usedOf('level'),
    days: weekdays.filter((_, index) => isoDays.has(index + 1)),
    hasAges: courses.some(isRestricted),
    hasFull: courses.some(({ hasPlace }) => !hasPlace),
  };
}
