import { dictionary } from '@zxcvbn-ts/language-common';
import type { Database } from '../../db/database.ts';
import { type FieldProblem, invalidFields } from '../../http/invalidFields.ts';
import { nl } from '../../texts/nl.ts';
import { loadPerson } from '../people/people.ts';
import { isOwnData, type OwnData } from './ownData.ts';
import { plainPassword } from './plainPassword.ts';

/** Words that somebody would try first on this portal, besides the common passwords. */
const ourOwn = ['clubpoort', 'ledenportaal'];

/** Almost 50,000 leaked passwords, the most common first, and the words of this portal. */
const common: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'].map(plainPassword),
  ...ourOwn,
]);

/** Minimum number of different characters: a password such as `aabb` is guessed as fast as a word. */
const fewestDifferent = 4;

/** Whether a password is one of the first guesses: as it stands, repeated, or with a few digits and signs around it. */
function isCommonPassword(password: string): boolean {
  const plain = plainPassword(password);
  if (new Set(plain).size < fewestDifferent) return true;
  const word = plain.replace(/^[^\p{L}]{1,4}/u, '').replace(/[^\p{L}]{1,4}$/u, '');
  return [plain, word].some((one) => common.has(one) || common.has(repeatedPart(one)));
}

/** `abcabc` becomes `abc`; a text without repetition stays the same. */
function repeatedPart(text: string): string {
  const period = `${text}${text}`.indexOf(text, 1);
  return period > 0 ? text.slice(0, period) : text;
}

/**
 * The problem with a chosen password (NIST SP 800-63B 3.1.1.2): it is common, or it is made of the owner's data.
 * Decision: docs/decisions/0063-common-passwords-are-a-list.md
 */
export function passwordProblem(field: string, password: string, own: OwnData): FieldProblem | undefined {
  if (isOwnData(password, own)) return { field, message: nl.refusals.ownDataPassword };
  return isCommonPassword(password) ? { field, message: nl.refusals.commonPassword } : undefined;
}

/** Refuses a password that is common or made of its owner's data. */
export async function refuseWeakPassword(db: Database, uid: number, password: string): Promise<void> {
  const { mail, ...person } = await loadPerson(db, uid);
  const problem = passwordProblem('password', password, { ...person, mail: mail ?? '' });
  if (problem) throw invalidFields(uid, [problem]);
}
