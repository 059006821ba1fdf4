import {
  holdsWords,
  resembles,
  type SearchedText,
  searchedText,
  searchWords,
} from '#rules/forgivingSearch.ts';
import type { CourseSummary } from '#src/api/entities/course.ts';

/** A list of courses with a search text for each. */
export interface SearchIndex {
  readonly courses: readonly CourseSummary[];
  /** Built at the first search and cached, because the first render and a key press must stay fast. */
  readonly textOf: (course: CourseSummary) => SearchedText;
}

export function searchIndex(courses: readonly CourseSummary[]): SearchIndex {
  const texts = new Map<CourseSummary, SearchedText>();
  return {
    courses,
    textOf: (course) => {
      const text = texts.get(course) ?? searchedText(wordsOf(course));
      texts.set(course, text);
      return text;
    },
  };
}

interface TextSearch {
  readonly holds: (course: CourseSummary) => boolean;
  /** No course contains the text as typed, so courses with a similar text are found. */
  readonly isGuess: boolean;
}

/** Finds the courses whose text contains every word, and forgives typos only when there are none. */
export function textSearch({ courses, textOf }: SearchIndex, text: string): TextSearch {
  const words = searchWords(text);
  const isExact = (course: CourseSummary) => holdsWords(textOf(course), words);
  return words.length === 0 || courses.some(isExact)
    ? { holds: isExact, isGuess: false }
    : { holds: (course) => resembles(textOf(course), words), isGuess: true };
}

function wordsOf({ title, place, taxonomies, levels }: CourseSummary): string {
  return [title, place, ...[...taxonomies, ...levels].map((term) => term.title)].join(' ');
}
