import { plainText } from '#rules/forgivingSearch.ts';
import { type Cents, centsOf } from '#rules/money.ts';
import { readEuros } from '#rules/readEuros.ts';

/** The highest price of a club file. */
const highestPrice = centsOf(1_000_000);
const mostPlaces = 1_000_000;

/** Reads a price as a spreadsheet or a person writes it: `€ 1.234,50`, `95 euro`, `95,-` or `gratis`. */
export function readPrice(text: string): Cents | undefined {
  const plain = plainText(text).replace(/\s*(?:eur|euro)\s*$|^\s*(?:eur|euro)\s*|,-+$/g, '');
  if (plain === 'gratis') return 0;
  const cents = readEuros(plain);
  return cents === undefined || cents > highestPrice ? undefined : cents;
}

/** Reads a number of places: `20`, `1.000`, `20 plaatsen`. 'none' is a course without a limit, such as `onbeperkt`. */
export function readPlaces(text: string): number | 'none' | undefined {
  const plain = plainText(text).replace(/\s*(?:plaatsen|plaats|personen|deelnemers|pers\.?)$/, '');
  if (['', '-', 'geen', 'geen limiet', 'onbeperkt', 'zonder limiet'].includes(plain)) return 'none';
  if (!/^(?:\d{1,3}(?:\.\d{3})+|\d{1,7})$/.test(plain)) return undefined;
  const places = Number(plain.replaceAll('.', ''));
  return places > mostPlaces ? undefined : places;
}

/** Reads names with commas, semicolons or "en" between them, each once. */
export function readNames(text: string): readonly string[] {
  const names = text.split(/\s*(?:[,;&]|\s+en\s+)\s*/).map((name) => name.trim().replace(/\s+/g, ' '));
  return [...new Set(names.filter((name) => name !== ''))];
}
