import type { CourseSummary } from '../../../../api/entities/course.ts';

/** The text of each course that a search looks in, made once for a list: a key press has no time for it. */
export type SearchIndex = ReadonlyMap<CourseSummary, string>;

export function searchIndex(courses: readonly CourseSummary[]): SearchIndex {
  return new Map(courses.map((course) => [course, plain(searchedText(course))]));
}

/** Whether every word is in the text of a course, whatever its accents and capitals. */
export function textMatcher(index: SearchIndex, text: string): (course: CourseSummary) => boolean {
  const words = plain(text).split(/\s+/);
  return (course) => {
    const searched = index.get(course) ?? '';
    return words.every((word) => searched.includes(word));
  };
}

function searchedText({ title, place, taxonomies, levels }: CourseSummary): string {
  return [title, place, ...[...taxonomies, ...levels].map((term) => term.title)].join(' ');
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
