/**
 * A search that forgives accents, case, one typo a word and other spellings of the same sound. All of it is linear in the
 * length of the searched text, because a search text comes from anybody.
 */

/** Maximum number of words and of letters of a word that count. The rest of a search text is ignored. */
const mostWords = 8;
const mostLetters = 40;
/** A shorter word is searched as typed: with one typo it would find almost everything. */
const fewestLettersForTypo = 4;

/** The words of a typed search, without accents and case. */
export type SearchWords = readonly string[];

/** A text in which a search can look. */
export interface SearchedText {
  /** Without accents, case and double spaces. */
  readonly plain: string;
  /** Each word as written and as it sounds, once. */
  readonly words: readonly string[];
}

export function searchWords(text: string): SearchWords {
  // A cut first, so that a very long text costs nothing.
  const cut = text.slice(0, mostWords * (mostLetters + 1));
  return plainText(cut)
    .split(' ')
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => word.slice(0, mostLetters));
}

export function searchedText(text: string): SearchedText {
  const plain = plainText(text);
  const words = wordsOf(plain).map((word) => word.slice(0, mostLetters));
  return { plain, words: [...new Set([...words, ...words.map(soundOf)])] };
}

/** Whether the text contains every word as typed, apart from accents, case, and signs between words: `dhondt` finds D'Hondt. */
export function holdsWords({ plain }: Pick<SearchedText, 'plain'>, words: SearchWords): boolean {
  return words.every((word) => plain.includes(word) || beginsJoined(plain, word));
}

/** Whether the word is words of the text without the signs between them, from the beginning of one: `jeanpierre`, `vandenberghe`. */
function beginsJoined(plain: string, typed: string): boolean {
  const word = withoutSigns(typed);
  if (word.length < fewestLettersForTypo) return false;
  const joined = withoutSigns(plain);
  // Nearly every text ends here: the words of a large club are split for few of its people.
  if (!joined.includes(word)) return false;
  const parts = wordsOf(plain);
  const begins = new Set<number>();
  let length = 0;
  for (const part of parts) {
    begins.add(length);
    length += part.length;
  }
  for (let at = joined.indexOf(word); at !== -1; at = joined.indexOf(word, at + 1))
    if (begins.has(at)) return true;
  return false;
}

/** Whether every word begins a word of the text, when each may have one typo or another spelling of its sound. */
export function resembles({ plain, words: known }: SearchedText, words: SearchWords): boolean {
  return words.every((word) => plain.includes(word) || areLike(wordsOf(word), known));
}

/** Letters that are one sign in Unicode, as people type them who don't have them on a keyboard. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', œ: 'oe', ß: 'ss', þ: 'th', ĳ: 'ij' },
  ...{ đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ø: 'o', ŧ: 't' },
};

/** Removes accents, case, double spaces and the differences between apostrophes. */
export function plainText(text: string): string {
  // Most names and addresses are ASCII, which has no accents to look for.
  const letters = isAscii.test(text) ? text.toLowerCase() : withoutAccents(text);
  return letters
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: every ASCII character counts
const isAscii = /^[\x00-\x7f]*$/;

function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[æœßþĳđðħıłøŧ]/g, (letter) => plainLetters[letter] ?? letter);
}

const signs = /[^\p{L}\p{N}]+/gu;

function wordsOf(plain: string): string[] {
  return plain.split(signs).filter(Boolean);
}

function withoutSigns(plain: string): string {
  return plain.replace(signs, '');
}

function areLike(parts: readonly string[], known: readonly string[]): boolean {
  return parts.length > 0 && parts.every((part) => isLike(part, known));
}

function isLike(word: string, known: readonly string[]): boolean {
  // One digit more or less is another age, year or postcode.
  if (word.length < fewestLettersForTypo || /\d/.test(word)) return false;
  const sound = soundOf(word);
  // "zzzz" sounds as one letter, which begins many words.
  const soundsLike = (other: string) =>
    sound.length < fewestLettersForTypo ? other === sound : beginsLike(other, sound);
  return known.some((other) => beginsLike(other, word) || soundsLike(other));
}

/** Spellings that sound alike in Dutch, and in the French and English words of dance and sport. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ques?$/, 'k'],
  [/qu/g, 'kw'],
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/c(?=[aoukrlt]|$)/g, 'k'],
  [/c/g, 's'],
  [/x/g, 'ks'],
  [/ij|ei|y/g, 'i'],
  [/th/g, 't'],
  [/dt$/, 't'],
  [/(.)\1+/gu, '$1'],
];

/** The texts of a club share most of their words, so a search asks for the same sounds again and again. */
const knownSounds = new Map<string, string>();
const mostSounds = 10_000;

function soundOf(word: string): string {
  const heard = knownSounds.get(word) ?? soundFrom(word.slice(0, mostLetters));
  if (knownSounds.size >= mostSounds) knownSounds.clear();
  // A longer word is cut, so that nobody fills the memory.
  if (word.length <= mostLetters) knownSounds.set(word, heard);
  return heard;
}

function soundFrom(word: string): string {
  return spellings.reduce((heard, [written, sound]) => heard.replace(written, sound), word);
}

/** Whether the beginning of a word differs from `wanted` by at most one letter: another, a missing, an extra or two swapped. */
function beginsLike(word: string, wanted: string): boolean {
  let same = 0;
  while (same < wanted.length && word[same] === wanted[same]) same += 1;
  if (same === wanted.length) return true;
  const rest = wanted.slice(same);
  const isSwapped = rest.length > 1 && word[same] === rest[1] && word[same + 1] === rest[0];
  return (
    word.startsWith(rest.slice(1), same + 1) ||
    word.startsWith(rest, same + 1) ||
    word.startsWith(rest.slice(1), same) ||
    (isSwapped && word.startsWith(rest.slice(2), same + 2))
  );
}
