import { weekdays } from '#rules/brusselsTime.ts';
import { holdsWords, plainText, searchWords } from '#rules/forgivingSearch.ts';
import { searchMeaning } from '#rules/searchMeaning.ts';
import type { FindingSetting } from './findingSetting.ts';
import { fitsAge, fitsPerson } from './fitsAge.ts';
import type { Candidate } from './loadCandidates.ts';

/**
 * Finds what a search means beside its words: a day, an age, a child of the family by first name, the municipality of the club.
 * A name or a municipality that a course has itself is a word.
 *
 * @returns undefined where the search has words alone, and where nothing is as meant: the words then decide
 */
export function findMeant(
  candidates: readonly Candidate[],
  text: string,
  { setting, textOf }: { readonly setting: FindingSetting; readonly textOf: (one: Candidate) => string },
): readonly Candidate[] | undefined {
  const { words, days, age } = searchMeaning(text);
  const texts = candidates.map((one) => plainText(textOf(one)));
  const known = new Set(texts.flatMap(wordsOf));
  const isOwnWord = (word: string) => !known.has(word);
  const named = setting.family.filter(({ firstName }) => {
    const parts = searchWords(firstName);
    return parts.length > 0 && parts.some(isOwnWord) && parts.every((part) => words.includes(part));
  });
  const names = new Set(named.flatMap(({ firstName }) => searchWords(firstName)));
  const ofClub = new Set(wordsOf(plainText(setting.clubPlace)).filter(isOwnWord));
  const rest = words.filter((word) => !names.has(word) && !ofClub.has(word));
  if (rest.length === searchWords(text).length) return undefined;
  const isoDays = days.map((day) => weekdays.indexOf(day) + 1);
  const found = candidates.filter(
    (course, place) =>
      holdsWords({ plain: texts[place] ?? '' }, rest) &&
      (isoDays.length === 0 || course.isoWeekdays.some((day) => isoDays.includes(day))) &&
      (age === undefined || fitsAge(course, age, setting.today)) &&
      (named.length === 0 || named.some(({ birthdate }) => fitsPerson(course, { ...setting, birthdate }))),
  );
  return found.length === 0 ? undefined : found;
}

function wordsOf(plain: string): string[] {
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
