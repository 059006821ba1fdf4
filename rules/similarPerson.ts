import { plainText, resembles, searchedText, searchWords } from './forgivingSearch.ts';

/** A person as somebody at the desk says who they are. */
export interface NamedPerson {
  readonly fname: string;
  readonly lname: string;
  /** `YYYY-MM-DD`; null when unknown. */
  readonly birthdate: string | null;
  /** '' when unknown. */
  readonly phone: string;
}

/** A person and how to reach them. Of a child that is the parent, where it has no address or phone of its own. */
export interface ReachablePerson extends NamedPerson {
  /** '' when unknown. */
  readonly mail: string;
}

/** Whether two people have one name and one birthdate, so that a second record would be a mistake. */
export function isSamePerson(one: NamedPerson, other: NamedPerson): boolean {
  return (
    plainText(one.fname) === plainText(other.fname) &&
    plainText(one.lname) === plainText(other.lname) &&
    one.birthdate === other.birthdate
  );
}

/**
 * Whether two records may be one person, written down in two ways: born on one day, with a last name that is alike, one phone number
 * or one address. A twin is such a person too, so this only proposes. Where a birthdate is unknown, the first names are alike too.
 */
export function isSimilarPerson(one: ReachablePerson, other: ReachablePerson): boolean {
  const isUnknown = one.birthdate === null || other.birthdate === null;
  if (isUnknown ? !isAlike(one.fname, other.fname) : one.birthdate !== other.birthdate) return false;
  return (
    isAlike(one.lname, other.lname) || isSamePhone(one.phone, other.phone) || isSameMail(one.mail, other.mail)
  );
}

function isSameMail(one: string, other: string): boolean {
  const address = one.trim().toLowerCase();
  return address !== '' && address === other.trim().toLowerCase();
}

function isAlike(one: string, other: string): boolean {
  if (plainText(one) === plainText(other)) return true;
  return resembles(searchedText(one), searchWords(other)) || resembles(searchedText(other), searchWords(one));
}

/** The last eight digits of a Belgian number are the same with and without its country. */
const digitsThatCount = 8;

function isSamePhone(one: string, other: string): boolean {
  const digits = endOf(one);
  return digits.length === digitsThatCount && digits === endOf(other);
}

function endOf(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-digitsThatCount);
}
