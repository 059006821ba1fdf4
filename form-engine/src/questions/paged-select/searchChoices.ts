import { oncePer } from '../building-blocks/oncePer.ts';
import type { Choice } from '../controls/fieldDescription.ts';

/** Letters that Unicode doesn't decompose, with the plain letters that people type instead. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Folds a text for searching: lower case, without accents. So `lukasz` finds Łukasz and `IJSLAND` finds IJsland. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // Most labels are plain ASCII. With 40,000 labels this shortcut saves noticeable time.
  if (/^[\0-\x7f]*$/.test(lower)) return lower;
  return (
    lower
      .normalize('NFKD')
      // Removes only the marks of Latin, Greek and Cyrillic: in other scripts a mark is often a vowel.
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
  );
}

/** The folded labels, in the order of the options. */
const foldedLabels = oncePer((options: readonly Choice[]) => options.map(({ label }) => foldText(label)));

/** Fills the cache that the first search in these options needs. */
export function prepareSearch(options: readonly Choice[]): void {
  foldedLabels(options);
}

/**
 * The options whose label contains every word of the query. Options where each word starts a word of the label come
 * first, then those with a match inside a word. Both groups keep the order of the options. Without a query: all
 * options.
 */
export function searchChoices(options: readonly Choice[], query: string): readonly Choice[] {
  const words = queryWords(query);
  if (words.length === 0) return options;
  const folded = foldedLabels(options);
  const atWordStart: Choice[] = [];
  const inside: Choice[] = [];
  options.forEach((option, index) => {
    const found = rank(folded[index] ?? '', words);
    if (found === 'word-start') atWordStart.push(option);
    else if (found === 'inside') inside.push(option);
  });
  return [...atWordStart, ...inside];
}

/** The only option with exactly this label, apart from case and accents; `undefined` for none or several. */
export function choiceWritten(options: readonly Choice[], text: string): Choice | undefined {
  const written = foldText(text.trim());
  const found = searchChoices(options, text).filter(({ label }) => foldText(label.trim()) === written);
  return written !== '' && found.length === 1 ? found[0] : undefined;
}

function queryWords(query: string): readonly string[] {
  return foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

function rank(label: string, words: readonly string[]): 'word-start' | 'inside' | undefined {
  let atStarts = true;
  for (const word of words) {
    let at = label.indexOf(word);
    if (at === -1) return undefined;
    while (atStarts && !isWordStart(label, at)) {
      at = label.indexOf(word, at + 1);
      if (at === -1) atStarts = false;
    }
  }
  return atStarts ? 'word-start' : 'inside';
}

function isWordStart(label: string, at: number): boolean {
  return at === 0 || !/[\p{L}\p{N}]/u.test(label.charAt(at - 1));
}
