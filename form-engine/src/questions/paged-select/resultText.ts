import { fillIn } from '../../texts/fillIn.ts';
import type { Texts } from '../../texts/nl.ts';

const count = new Intl.NumberFormat('nl-BE');

/** The number of options found, for screen readers. */
export function resultText(results: number, texts: Texts): string {
  if (results === 0) return texts.noResults;
  return results === 1 ? texts.oneResult : fillIn(texts.resultCount, { n: count.format(results) });
}
