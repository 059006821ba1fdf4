import type { CourseSummary } from '#src/api/entities/course.ts';

/** A list with the text of each course that a search looks in. */
export interface SearchIndex {
  readonly courses: readonly CourseSummary[];
  /** Made at the first search and kept for the next: neither the first rows nor a key press have time for it. */
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

/** Whether every word is in the text of a course, whatever its accents and capitals. */
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
