import { fillIn } from '../../texts/fillIn.ts';
import type { Language } from '../../texts/language.ts';
import { numberText } from '../../texts/numberText.ts';

/** The number of options found, for screen readers. */
export function resultText(results: number, { texts, locale }: Language): string {
  if (results === 0) return texts.noResults;
  return results === 1 ? texts.oneResult : fillIn(texts.resultCount, { n: numberText(results, locale) });
}
