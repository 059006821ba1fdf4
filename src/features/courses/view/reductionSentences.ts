import { formatEuros } from '#rules/money.ts';
import type { Reduction } from '#src/api/entities/club/club.ts';
import { coursesTexts } from '#src/texts/nl/courses.ts';

const texts = coursesTexts.reductions;

/**
 * The reductions of a club in sentences, for somebody who hasn't a cart yet; empty without any.
 *
 * @param course - url; undefined for the page of the club, which tells all of them
 */
export function reductionSentences(
  reductions: readonly Reduction[],
  course: string | undefined,
): readonly string[] {
  const meant = reductions.filter(
    ({ courses }) => course === undefined || courses === undefined || courses.includes(course),
  );
  const sentences = meant.map((reduction) => {
    const sentence = texts[reduction.for](texts.ordinal(reduction.from), worthOf(reduction));
    return course === undefined && reduction.courses ? texts.someCourses(sentence) : sentence;
  });
  return sentences.length === 0 ? [] : [...sentences, texts.cheapest];
}

function worthOf({ percentage, amount = 0 }: Reduction): string {
  return percentage === undefined ? formatEuros(amount) : texts.percentage(percentage);
}
