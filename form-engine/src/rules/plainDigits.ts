/** Replaces full-width digits, as an East Asian keyboard writes them, by plain ones. */
export function plainDigits(text: string): string {
  return text.replace(/[\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));
}
