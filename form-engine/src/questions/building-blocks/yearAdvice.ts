import type { Texts } from '../../texts/nl.ts';

/**
 * A date with a short year, `1/2/10` or `010210`. The engine does not guess between 1910 and 2010, but asks for four
 * digits.
 */
const shortYear = /^(?:\d{1,2}[/.\- ]\d{1,2}[/.\- ]\d{2}|\d{6})$/;

/** Advises to write four digits where that is what is wrong with a date. */
export function yearAdvice(texts: Texts, answer: unknown): string | undefined {
  return shortYear.test(String(answer)) ? texts.birthdateShortYear : undefined;
}
