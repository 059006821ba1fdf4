import type { Cents } from './money.ts';

/**
 * Reads an amount as a person types it: `45`, `45,5`, `45.50`, `€ 1.234,50`.
 *
 * @returns undefined for any other text, and for a part of a cent
 */
export function readEuros(text: string): Cents | undefined {
  const plain = text.replace(/[€\s\u00a0]/g, '');
  const [, euros, cents = ''] = /^(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:[,.](\d{1,2}))?$/.exec(plain) ?? [];
  if (euros === undefined) return undefined;
  return Number(euros.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'));
}
