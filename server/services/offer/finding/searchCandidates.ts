import { holdsWords, plainText, resembles, searchedText, searchWords } from '#rules/forgivingSearch.ts';

interface Searched<Item> {
  readonly found: readonly Item[];
  /** No item has the words as typed, so items with similar words are found. */
  readonly isGuess: boolean;
}

/** Finds the items whose text contains every word, and forgives typos only when there are none. */
export function searchCandidates<Item>(
  items: readonly Item[],
  text: string,
  textOf: (item: Item) => string,
): Searched<Item> {
  const words = searchWords(text);
  if (words.length === 0) return { found: items, isGuess: false };
  const texts = items.map((item) => textOf(item));
  const exact = items.filter((_, place) => holdsWords({ plain: plainText(texts[place] ?? '') }, words));
  if (exact.length > 0) return { found: exact, isGuess: false };
  // Courses of one club share most of their words, so one judgement a text that differs is enough.
  const judged = new Map<string, boolean>();
  const isLike = (searched: string) => {
    const known = judged.get(searched) ?? resembles(searchedText(searched), words);
    judged.set(searched, known);
    return known;
  };
  return { found: items.filter((_, place) => isLike(texts[place] ?? '')), isGuess: true };
}
