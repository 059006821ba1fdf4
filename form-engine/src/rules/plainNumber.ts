/**
 * A number as the engine stores it: a point before the decimals, no needless zeros, no exponent, no `-0`. At most
 * fifteen digits: up to there, every program reads the same number.
 */
export const plainNumberPattern = '^(?!-0$)-?(?=(?:\\.?[0-9]){1,15}$)(?:0|[1-9][0-9]*)(?:\\.[0-9]*[1-9])?$';

const plainNumber = new RegExp(plainNumberPattern);

export function isPlainNumber(text: string): boolean {
  return plainNumber.test(text);
}
