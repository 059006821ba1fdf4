import { cutText } from './cutText.ts';
import { type Cents, eurosOf } from './money.ts';

/** A bank transfer that a club asks for. */
export interface Transfer {
  /** Name of the payee. */
  readonly to: string;
  /** Without spaces. */
  readonly iban: string;
  readonly amountCents: Cents;
  /** The structured communication, as it is written on a transfer. */
  readonly reference: string;
  /**
   * Line of the QR code that holds the structured communication: the one for free text, as the standard wants it for a reference
   * that is not of ISO 11649, or the one for structured references, where the apps of some Belgian banks look for it.
   */
  readonly codeLine: 'free' | 'structured';
}

/** Maximum length of a name in the code, in characters. */
const longestName = 70;

/** The text of a QR code that fills in a transfer in a bank's app (EPC069-12, version 002, in UTF-8). */
export function transferCode({ to, iban, amountCents, reference, codeLine }: Transfer): string {
  const amount = `EUR${eurosOf(amountCents).toFixed(2)}`;
  const references = codeLine === 'structured' ? [reference] : ['', reference];
  return ['BCD', '002', '1', 'SCT', '', cutText(to, longestName), iban, amount, '', ...references].join('\n');
}

/** Formats an IBAN as on paper: `BE68539007547034` becomes `BE68 5390 0754 7034` (ISO 13616). */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
