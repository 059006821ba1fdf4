import { plainPassword } from './plainPassword.ts';

/** Data of the owner of a password, which is known to everybody who knows the owner. */
export interface OwnData {
  readonly mail: string;
  readonly fname: string;
  readonly lname: string;
  /** `YYYY-MM-DD` */
  readonly birthdate: string | null;
  readonly phone: string;
}

/** Minimum length of a word to look for: shorter words are in too many passwords by chance. */
const shortestWord = 3;
/** Minimum number of letters and digits that a password needs besides the owner's data. */
const fewestLeft = 4;

/** Whether a password is little else than the names, mail address, birthdate or phone number of its owner. */
export function isOwnData(password: string, own: OwnData): boolean {
  const whole = lettersAndDigits(password);
  // Removes the longest words first, because a name may be a part of the mail address.
  const words = wordsOf(own).toSorted((one, other) => other.length - one.length);
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), whole);
  return left !== whole && left.length < fewestLeft;
}

function wordsOf({ mail, fname, lname, birthdate, phone }: OwnData): string[] {
  const texts = [mail, ...mail.split('@'), ...mail.split(/[^\p{L}\p{N}]+/u), fname, lname];
  const names = [fname, lname].flatMap((name) => name.split(/[^\p{L}]+/u));
  const words = [...texts, ...names, ...datesOf(birthdate), ...numbersOf(phone)].map(lettersAndDigits);
  return [...new Set(words)].filter((word) => word.length >= shortestWord);
}

/** The formats in which people write a date. */
function datesOf(birthdate: string | null): string[] {
  const [year = '', month = '', day = ''] = birthdate?.split('-') ?? [];
  const short = year.slice(2);
  return [`${day}${month}${year}`, `${year}${month}${day}`, `${day}${month}${short}`, `${day}${month}`, year];
}

/** A phone number with its country code, and as it is dialled within the country. */
function numbersOf(phone: string): string[] {
  const [, national = ''] = phone.split(' ');
  return [phone, national, `0${national}`];
}

function lettersAndDigits(text: string): string {
  return plainPassword(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}
