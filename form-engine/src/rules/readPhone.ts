import { splitDialCode } from './dialCode.ts';
import { storedPhonePattern } from './phone.ts';

const STORED = new RegExp(storedPhonePattern);
const DEFAULT_DIAL_CODE = '32';
/** Italy, San Marino and Vatican City keep the 0 of a number when it is dialled from abroad. */
const KEEPS_ZERO = new Set(['39', '378', '379']);

/**
 * Brings older ways of writing a phone number to the stored form: `0470 12 34 56`, `0032 470…`, `+32 (0)470…` and
 * `+32470123456` all give `+32 470123456`. A number without a dial code is Belgian when it starts with 0.
 * What can't be read as digits comes back as it is, so that no character a person typed is ever lost or changed.
 */
export function readPhone(text: string): string {
  if (STORED.test(text)) return text;
  const compact = text.replace(/[ .\-()[\]/]/g, '');
  const international = /^(?:\+|00)(\d+)$/.exec(compact)?.[1];
  const parts = international === undefined ? readNational(compact) : splitDialCode(international);
  if (!parts) return text;
  const national = KEEPS_ZERO.has(parts.dialCode) ? parts.national : parts.national.replace(/^0/, '');
  return national === '' ? text : `+${parts.dialCode} ${national}`;
}

function readNational(compact: string) {
  return /^0\d+$/.test(compact) ? { dialCode: DEFAULT_DIAL_CODE, national: compact } : undefined;
}
