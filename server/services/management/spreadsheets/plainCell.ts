import { rules } from '@clubpoort/form-engine/headless';

/** First characters that make a spreadsheet read a formula (OWASP, CSV Injection), with their full-width forms. */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A number, a phone number or a dash: one sign, then digits with spaces, dots and a decimal comma. No formula has such a form. */
const number = /^[+-] ?(?:\d[\d .]*(?:,\d+)?)?$/;

/** A phone number in one piece, which a spreadsheet would turn into a number without its plus. */
const phoneInOnePiece = /^\+\d{8,15}$/;

/** Escapes text that a spreadsheet would run as a formula by an apostrophe, and leaves what can't be a formula as it is. */
export function plainCell(text: string): string {
  if (phoneInOnePiece.test(text)) return rules.readPhone(text);
  return formulaStart.test(text) && !number.test(text) ? `'${text}` : text;
}
