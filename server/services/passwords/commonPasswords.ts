import { dictionary } from '@zxcvbn-ts/language-common';
import { plainPassword } from './plainPassword.ts';

/** What a visitor of this portal would try first, besides the common ones. */
const ourOwn = ['clubpoort', 'ledenportaal'];

/** Almost 50,000 passwords of leaks, by how common they are. */
const common: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'].map(plainPassword),
  ...ourOwn,
]);

/** `aabb` and the like: a password of fewer characters is guessed as fast as a word. */
const fewestDifferent = 4;

/** Whether a password is one of the first that somebody would try: as it stands, said twice, or with a few digits and signs around it. */
export function isCommonPassword(password: string): boolean {
  const plain = plainPassword(password);
  if (new Set(plain).size < fewestDifferent) return true;
  const word = plain.replace(/^[^\p{L}]{1,4}/u, '').replace(/[^\p{L}]{1,4}$/u, '');
  return [plain, word].some((one) => common.has(one) || common.has(repeatedPart(one)));
}

/** `abcabc` is `abc`; a text that repeats nothing is itself. */
function repeatedPart(text: string): string {
  const period = `${text}${text}`.indexOf(text, 1);
  return period > 0 ? text.slice(0, period) : text;
}
