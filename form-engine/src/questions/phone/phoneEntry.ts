import { countryOfDialCode, dialCodes } from '../../rules/dialCodes.ts';
import { compactPhone, type PhoneParts, readPhoneParts, storedPhone } from '../../rules/readPhone.ts';
import type { TextEdit } from '../controls/maskedEdit.ts';
import { groupPhone } from './phoneMask.ts';

/** What a phone control holds. */
export interface PhoneEntry {
  /** Two letters: whose dial code stands before the number. */
  readonly country: string;
  /** In the box for the number: digits in groups, or what was typed where that can't be read. */
  readonly text: string;
  /** What the two come to: the stored form, the text where it can't be read, `''` for nothing. */
  readonly value: string;
}

const DEFAULT_COUNTRY = 'BE';

/** Shows a value that wasn't typed here. */
export function showPhone(value: string): PhoneEntry {
  return { ...tidyPhone(value, DEFAULT_COUNTRY), value };
}

/**
 * Takes an edit in. A dial code moves out of the text as soon as it is whole, but only while the caret is at the end:
 * whoever types one before a number that stands there already gets to finish it. A pasted number loses its leading 0 at
 * once, a typed one when the control is left.
 */
export function editPhone(edit: TextEdit, country: string): PhoneEntry {
  const { text, caret, inputType } = edit;
  const parts = knownParts(text, country);
  if (!parts || (parts.international && caret < text.length)) return unread(text, country);
  const digits = compactPhone(text);
  if (parts.international || (inputType === 'insertFromPaste' && parts.national !== '')) {
    return entryOf(parts, country);
  }
  if (parts.national === '' && digits !== '') return unread(text, country);
  // What is typed behind a group stays until the next digit: a blank that vanishes under the finger is typed again.
  const typedAfter = !inputType.startsWith('delete') && /[ .\-/]/.test(text.slice(-1)) ? text.slice(-1) : '';
  return { ...entryOf(parts, country), text: groupPhone(digits, parts.dialCode) + typedAfter };
}

/** The number with the dial code of another country before it. */
export function moveToCountry({ text }: PhoneEntry, country: string): PhoneEntry {
  const parts = readPhoneParts(text, dialCodeOf(country));
  return parts && !parts.international ? { ...entryOf(parts, country), country } : unread(text, country);
}

/** Makes of what stands in the box the one way in which it is kept and shown: done when the control is left. */
export function tidyPhone(text: string, country: string): PhoneEntry {
  const parts = knownParts(text, country);
  const left = parts?.national === '' && !parts.international && text.trim() !== '';
  return parts && !left ? entryOf(parts, country) : unread(text, country);
}

/** The dial code of a country, without `+`. */
export function dialCodeOf(country: string): string {
  return dialCodes.get(country) ?? '';
}

function knownParts(text: string, country: string): PhoneParts | undefined {
  const parts = readPhoneParts(text, dialCodeOf(country));
  return parts && countryOfDialCode(parts.dialCode) ? parts : undefined;
}

function entryOf(parts: PhoneParts, chosen: string): PhoneEntry {
  const { dialCode, national } = parts;
  return {
    country: dialCodeOf(chosen) === dialCode ? chosen : (countryOfDialCode(dialCode) ?? chosen),
    text: groupPhone(national, dialCode),
    value: national === '' ? '' : storedPhone(parts),
  };
}

function unread(text: string, country: string): PhoneEntry {
  return { country, text, value: text.trim() === '' ? '' : text };
}
