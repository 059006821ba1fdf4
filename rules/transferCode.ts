import { type Cents, eurosOf } from './money.ts';

interface Transfer {
  readonly to: string;
  readonly iban: string;
  readonly amountCents: Cents;
  /** The structured communication, as it is written on a transfer. */
  readonly reference: string;
}

/** Maximum length of a name in the code, in characters. */
const longestName = 70;

/** The text of a QR code that fills in a transfer in a bank's app (EPC069-12, version 002, in UTF-8). */
export function transferCode({ to, iban, amountCents, reference }: Transfer): string {
  const amount = `EUR${eurosOf(amountCents).toFixed(2)}`;
  return ['BCD', '002', '1', 'SCT', '', to.slice(0, longestName), iban, amount, '', '', reference].join('\n');
}

/** Formats an IBAN as on paper: `BE68539007547034` becomes `BE68 5390 0754 7034` (ISO 13616). */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
