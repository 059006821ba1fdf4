import { type Weekday, weekdays } from './brusselsTime.ts';
import { dayNames } from './dutchNames.ts';
import { type SearchWords, searchWords } from './forgivingSearch.ts';

/** The meaning of a typed search: `ballet 7 jaar woensdag` has a word, an age and a day. */
export interface SearchMeaning {
  /** The words that stand for themselves. */
  readonly words: SearchWords;
  readonly days: readonly Weekday[];
  /** In years. */
  readonly age: number | undefined;
}

/** Reads days of the week and an age from a search. A range such as `6-8 jaar` or `tot 8 jaar` stays words: titles have those. */
export function searchMeaning(text: string): SearchMeaning {
  const typed = searchWords(text);
  const ages = typed.map((word, place) => ageAt(typed, place) ?? ageIn(word));
  const isOfAge = (place: number) =>
    ages[place] !== undefined || (isYears(typed[place]) && ageAt(typed, place - 1) !== undefined);
  const days = typed.map(dayOf);
  return {
    words: typed.filter((_, place) => days[place] === undefined && !isOfAge(place)),
    days: weekdays.filter((day) => days.includes(day)),
    age: ages.find((age) => age !== undefined),
  };
}

/** `woensdag`, and words that begin with it, such as `woensdagnamiddag`. */
function dayOf(word: string): Weekday | undefined {
  return weekdays[dayNames.findIndex((name) => word.startsWith(name))];
}

/** An age in two words: `7 jaar`. */
function ageAt(words: SearchWords, place: number): number | undefined {
  const isLimit = ['van', 'vanaf', 'tot', 'met', 'en'].includes(words[place - 1] ?? '');
  const word = words[place] ?? '';
  return !isLimit && /^\d{1,2}$/.test(word) && isYears(words[place + 1]) ? Number(word) : undefined;
}

/** An age in one word: `7jaar`, `7-jarige`. */
function ageIn(word: string): number | undefined {
  const [, age] = /^(\d{1,2})-?(?:jaar|j|jarigen?)$/.exec(word) ?? [];
  return age === undefined ? undefined : Number(age);
}

function isYears(word: string | undefined): boolean {
  return word === 'jaar' || word === 'j' || word === 'jarige' || word === 'jarigen';
}
