import { countryOfDialCode, dialCodes } from '../../rules/dialCodes.ts';
import { compactPhone, type PhoneParts, readPhoneParts, storedPhone } from '../../rules/readPhone.ts';
import type { TextEdit } from '../controls/maskedEdit.ts';
import { groupPhone } from './phoneMask.ts';

/** State of a phone control. */
export interface PhoneEntry {
  /** Two-letter code of the country whose dial code is shown before the number. */
  readonly country: string;
  /** The text in the input: digits in groups, or the typed text where it can't be read. */
  readonly text: string;
  /** The value of country and text: the stored form, the text where it can't be read, `''` where it is empty. */
  readonly value: string;
}

const DEFAULT_COUNTRY = 'BE';

/** Formats a value that was not typed in this control. */
export function showPhone(value: string): PhoneEntry {
  return { ...normalisePhone(value, DEFAULT_COUNTRY), value };
}

/**
 * Applies an edit. A complete dial code moves out of the text, but only while the caret is at the end: somebody may be
 * typing a dial code before an existing number. A pasted number loses its leading 0 at once, a typed one when the
 * control loses the focus.
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
  // Keeps a separator typed after a group until the next digit. A user types a blank again when it disappears.
  const typedAfter = !inputType.startsWith('delete') && /[ .\-/]/.test(text.slice(-1)) ? text.slice(-1) : '';
  return { ...entryOf(parts, country), text: groupPhone(digits, parts.dialCode) + typedAfter };
}

/** The same number with the dial code of another country. */
export function moveToCountry({ text }: PhoneEntry, country: string): PhoneEntry {
  const parts = readPhoneParts(text, dialCodeOf(country));
  return parts && !parts.international ? { ...entryOf(parts, country), country } : unread(text, country);
}

/** Converts the text to the form in which it is stored and shown, when the control loses the focus. */
export function normalisePhone(text: string, country: string): PhoneEntry {
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
