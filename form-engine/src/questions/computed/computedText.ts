import { isPlainNumber } from '../../rules/plainNumber.ts';
import { fixedText } from '../../texts/numberText.ts';

interface ShownIn {
  readonly locale: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A computed number as it is read, with all its decimals: `1.234,50`; a computed text as it is. `''` where there is none. */
export function computedText(value: string, { locale, settings: { decimals, text } }: ShownIn): string {
  if (text) return value;
  if (!isPlainNumber(value)) return '';
  return fixedText(Number(value), locale, typeof decimals === 'number' ? decimals : 0);
}
