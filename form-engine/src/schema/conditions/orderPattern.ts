import type { Comparator } from '../../sections/condition.ts';

/**
 * A regular expression for all texts on one side of a bound. Answers are texts, so the numeric keywords of JSON Schema
 * don't apply to them. The pattern alone accepts some texts that are no number or date: combine it with the pattern or
 * format of those.
 *
 * @param to a plain number (`isPlainNumber`), a date as `YYYY-MM-DD`, or a moment as `YYYY-MM-DDTHH:MM`.
 */
export function orderPattern(by: Comparator, to: number | string): string {
  const texts = typeof to === 'number' ? numbersBeside(by, to) : datesBeside(by, to);
  return `^(?:${texts.join('|') || '(?!)'})$`;
}

function isAbove(by: Comparator): boolean {
  return by === 'gt' || by === 'gte';
}

function allowsEqual(by: Comparator): boolean {
  return by === 'gte' || by === 'lte';
}

/** Dates sort as texts, because all have the same length. */
function datesBeside(by: Comparator, date: string): readonly string[] {
  const beside = isAbove(by) ? sameLengthAbove(date) : sameLengthBelow(date);
  return allowsEqual(by) ? [...beside, date] : beside;
}

function numbersBeside(by: Comparator, bound: number): readonly string[] {
  const [whole = '0', decimals = ''] = String(Math.abs(bound)).split('.');
  const magnitude = { whole, decimals };
  const equal = allowsEqual(by) ? [literal(magnitude)] : [];
  const negative = (magnitudes: readonly string[]) => magnitudes.map((one) => `-(?:${one})`);
  if (isAbove(by)) {
    if (bound >= 0) return [...above(magnitude), ...equal];
    return [anyMagnitude, ...negative([...below(magnitude), ...equal])];
  }
  if (bound >= 0) return [...negative([anyMagnitude]), ...below(magnitude), ...equal];
  return negative([...above(magnitude), ...equal]);
}

/** The digits of a number without its sign. */
interface Magnitude {
  /** The digits before the point, without leading zeros. */
  readonly whole: string;
  /** The digits after the point, without trailing zeros; `''` for none. */
  readonly decimals: string;
}

const anyMagnitude = '[0-9.]+';
const someDecimals = '(?:\\.[0-9]*[1-9])?';

function literal({ whole, decimals }: Magnitude): string {
  return decimals === '' ? whole : `${whole}\\.${decimals}`;
}

function above({ whole, decimals }: Magnitude): readonly string[] {
  const wholes = [`[1-9][0-9]{${whole.length},}`, ...sameLengthAbove(whole)];
  const longer = `${whole}\\.${decimals}[0-9]*[1-9]`;
  const greater = places(decimals).map(
    ({ before, digit }) => `${whole}\\.${before}${digits(digit + 1, 9)}(?:[0-9]*[1-9])?`,
  );
  return [...wholes.map((one) => one + someDecimals), longer, ...greater.filter(isPossible)];
}

function below({ whole, decimals }: Magnitude): readonly string[] {
  const shorter = whole.length > 1 ? [`0|[1-9][0-9]{0,${whole.length - 2}}`] : [];
  const wholes = [...shorter, ...sameLengthBelow(whole, { first: whole.length > 1 ? 1 : 0 })];
  const lesser = places(decimals).flatMap(({ before, digit }) => [
    `${whole}\\.${before}${digits(0, digit - 1)}[0-9]*[1-9]`,
    `${whole}\\.${before}${digits(1, digit - 1)}`,
  ]);
  const cutOff = places(decimals)
    .map(({ before }) => before)
    .filter((before) => !before.endsWith('0'))
    .map((before) => literal({ whole, decimals: before }));
  return [...wholes.map((one) => `(?:${one})${someDecimals}`), ...lesser.filter(isPossible), ...cutOff];
}

/** Texts of the same length that sort after this one. Only the digits vary. */
function sameLengthAbove(text: string): readonly string[] {
  return places(text)
    .map(({ before, digit, after }) => `${before}${digits(digit + 1, 9)}${anyDigits(after)}`)
    .filter(isPossible);
}

/** @param first the lowest digit at the start: a number of several digits doesn't begin with 0. */
function sameLengthBelow(text: string, { first } = { first: 0 }): readonly string[] {
  return places(text)
    .map(({ before, digit, after }) => {
      const lowest = before === '' ? first : 0;
      return `${before}${digits(lowest, digit - 1)}${anyDigits(after)}`;
    })
    .filter(isPossible);
}

interface Place {
  readonly before: string;
  readonly digit: number;
  readonly after: string;
}

/** Each digit of a text, with the text around it. */
function places(text: string): readonly Place[] {
  return [...text].flatMap((character, index) =>
    /\d/.test(character)
      ? [{ before: text.slice(0, index), digit: Number(character), after: text.slice(index + 1) }]
      : [],
  );
}

const impossible = '(?!)';

/** A class of digits; matches nothing where there are none between the two. */
function digits(from: number, to: number): string {
  return from > to ? impossible : `[${from}-${to}]`;
}

function isPossible(pattern: string): boolean {
  return !pattern.includes(impossible);
}

function anyDigits(text: string): string {
  return text.replace(/\d/g, '[0-9]');
}
