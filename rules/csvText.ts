/** First characters that make a spreadsheet read a formula (OWASP, CSV Injection), with their full-width forms. */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A whole number that a spreadsheet shows as it was written: no zero in front, and few enough digits for a cell. */
const plainNumber = /^(?:0|[1-9]\d{0,10})$/;

/** Signs, digits and what stands between them in a number, a date, a time, a fraction, a share or an amount. */
const numberLike = /^(?=.*\d)[\s\d.,:;/+\-()'%€$£eE\u2212]+$/;

/** A day with the name of its month, a time with am or pm, a truth, or an error, in Dutch or in English. */
const wordLike =
  /^\s*(?:(?=.*\d)[\d\s.,/-]*(?:jan|feb|maa|mrt|mar|apr|mei|may|jun|jul|aug|sep|okt|oct|nov|dec)[\p{L}.]*[\d\s.,/-]*|\d[\d:.]*\s+[ap]m?|waar|onwaar|true|false|#.*)\s*$/iu;

/** The longest text in a formula of Excel. */
const longestLiteral = 255;

/** Whether Excel, set to Dutch (Belgium), would show another text than this one, or run it. */
function isAltered(text: string): boolean {
  if (plainNumber.test(text) || text === '-') return false;
  return formulaStart.test(text) || numberLike.test(text) || wordLike.test(text);
}

/**
 * A text as a cell of a CSV file. Text that a spreadsheet would alter becomes the formula of that text (`="007"`), which shows the text
 * itself. What no formula can hold gets an apostrophe.
 */
export function csvText(text: string): string {
  if (!isAltered(text)) return text;
  const isOneLine = !/[\t\r\n]/.test(text);
  return isOneLine && text.length <= longestLiteral ? `="${text.replaceAll('"', '""')}"` : `'${text}`;
}

/** Reads the text of a cell that `csvText` wrote. Any other cell is its own text. */
export function readCsvText(cell: string): string {
  const [, formula] = /^="((?:[^"]|"")*)"$/.exec(cell) ?? [];
  if (formula !== undefined) return formula.replaceAll('""', '"');
  return cell.startsWith("'") && isAltered(cell.slice(1)) ? cell.slice(1) : cell;
}
