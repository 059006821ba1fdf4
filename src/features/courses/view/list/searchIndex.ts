import type { CourseSummary } from '#src/api/entities/course.ts';

/** A list of courses with a search text for each. */
export interface SearchIndex {
  readonly courses: readonly CourseSummary[];
  /** Built at the first search and cached, because the first render and a key press must stay fast. */
  readonly textOf: (course: CourseSummary) => string;
}

export function searchIndex(courses: readonly CourseSummary[]): SearchIndex {
  const texts = new Map<CourseSummary, string>();
  return {
    courses,
    textOf: (course) => {
      const text = texts.get(course) ?? plain(searchedText(course));
      texts.set(course, text);
      return text;
    },
  };
}

/** A predicate for courses whose text contains every word, ignoring accents and case. */
export function textMatcher({ textOf }: SearchIndex, text: string): (course: CourseSummary) => boolean {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return (course) => words.every((word) => textOf(course).includes(word));
}

function searchedText({ title, place, taxonomies, levels }: CourseSummary): string {
  return [title, place, ...[...taxonomies, ...levels].map((term) => term.title)].join(' ');
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
