import { type CharacterSet, complement, union } from './characterSet.ts';

interface AnyNode {
  /** The characters that it may begin with. */
  readonly first: CharacterSet;
  readonly isNullable: boolean;
  /** The product of the counts of repetitions inside each other. */
  readonly weight: number;
}

/** Part of a regular expression. */
export type PatternNode = AnyNode &
  (
    | { readonly is: 'characters' }
    | { readonly is: 'sequence' | 'choice'; readonly parts: readonly PatternNode[] }
    | { readonly is: 'repetition'; readonly part: PatternNode; readonly min: number; readonly max: number }
  );

/** Maximum product of the counts of repetitions inside each other: engines refuse huge ones while they run. */
const mostRepeated = 1000;

const one = (character: string): CharacterSet => [
  [character.codePointAt(0) ?? 0, character.codePointAt(0) ?? 0],
];
const range = (from: string, to: string): CharacterSet => [
  [from.codePointAt(0) ?? 0, to.codePointAt(0) ?? 0],
];

const digits = range('0', '9');
const wordCharacters = union([digits, range('A', 'Z'), range('a', 'z'), one('_')]);
const blanks = union(
  ['\t\n\v\f\r', ' ', '\u00a0', '\u1680', '\u2028\u2029', '\u202f', '\u205f', '\u3000', '\ufeff']
    .flatMap((characters) => [...characters].map(one))
    .concat([range('\u2000', '\u200a')]),
);
const lineBreaks = union(['\n', '\r', '\u2028', '\u2029'].map(one));

/**
 * The characters of a class, which depend on the Unicode version of the engine that runs the pattern. The complement of a set
 * that is too large is too small, so a negated class needs both bounds.
 */
interface Bounds {
  /** Contains every character that the class matches. */
  readonly atMost: CharacterSet;
  /** Contains only characters that the class matches. */
  readonly atLeast: CharacterSet;
}

const exactly = (set: CharacterSet): Bounds => ({ atMost: set, atLeast: set });

const latinLetters = union([
  ...[range('A', 'Z'), range('a', 'z'), one('ª'), one('µ'), one('º')],
  ...[range('À', 'Ö'), range('Ø', 'ö'), range('ø', 'ˁ')],
]);
/** The letters up to U+02C1 are the same in every version of Unicode since 5.0. */
const letters: Bounds = { atMost: union([latinLetters, [[0x2c2, 0x10ffff]]]), atLeast: latinLetters };

const escapes: ReadonlyMap<string, Bounds> = new Map([
  ['\\d', exactly(digits)],
  ['\\D', exactly(complement(digits))],
  ['\\w', exactly(wordCharacters)],
  ['\\W', exactly(complement(wordCharacters))],
  ['\\s', exactly(blanks)],
  ['\\S', exactly(complement(blanks))],
  ['\\p{L}', letters],
]);

class Unsupported extends Error {}

/**
 * Reads a subset of regular expressions: characters, `.`, classes, `\d`, `\w`, `\s`, `\p{L}`, groups, `|` and repetitions.
 * @returns `undefined` for anything else: look-around, back-references, named groups, `\b`, anchors inside.
 */
export function readPattern(source: string): PatternNode | undefined {
  const tokens = source.match(token) ?? [];
  if (tokens.join('') !== source) return undefined;
  const reader = { tokens, at: 0 };
  try {
    const node = readChoice(reader);
    return reader.at === tokens.length ? node : undefined;
  } catch (cause) {
    if (cause instanceof Unsupported) return undefined;
    throw cause;
  }
}

/** An escape, a class, the start of a group, a repetition, or a single character. */
const token =
  /\\p\{L\}|\\[dDwWsS]|\\[\^$\\.*+?()[\]{}|/]|\[(?:\\p\{L\}|\\[dDwWsS^$\\.*+?()[\]{}|/-]|[^\\[\]])+\]|\((?:\?:)?(?!\?)|[*+?]\??|\{\d{1,4}(?:,\d{0,4})?\}\??|[|).]|[^\\^$.*+?()[\]{}|]/gu;

interface Reader {
  readonly tokens: readonly string[];
  at: number;
}

function readChoice(reader: Reader): PatternNode {
  const parts = [readSequence(reader)];
  while (reader.tokens[reader.at] === '|') {
    reader.at += 1;
    parts.push(readSequence(reader));
  }
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  const isNullable = parts.some((part) => part.isNullable);
  return {
    is: 'choice',
    parts,
    isNullable,
    weight: heaviest(parts),
    first: union(parts.map(({ first }) => first)),
  };
}

function readSequence(reader: Reader): PatternNode {
  const parts: PatternNode[] = [];
  for (;;) {
    const next = reader.tokens[reader.at];
    if (next === undefined || next === '|' || next === ')') break;
    parts.push(readRepeated(reader));
  }
  const lead = parts.findIndex((part) => !part.isNullable);
  const leading = lead < 0 ? parts : parts.slice(0, lead + 1);
  return {
    is: 'sequence',
    parts,
    isNullable: lead < 0,
    weight: heaviest(parts),
    first: union(leading.map(({ first }) => first)),
  };
}

function readRepeated(reader: Reader): PatternNode {
  const part = readAtom(reader);
  const bounds = readBounds(reader.tokens[reader.at]);
  if (!bounds) return part;
  reader.at += 1;
  const { min, max } = bounds;
  const weight = part.weight * Math.max(1, Number.isFinite(max) ? max : min);
  if (min > max || weight > mostRepeated) throw new Unsupported();
  return {
    is: 'repetition',
    part,
    min,
    max,
    weight,
    isNullable: min === 0 || part.isNullable,
    first: part.first,
  };
}

function heaviest(parts: readonly PatternNode[]): number {
  return parts.reduce((most, { weight }) => Math.max(most, weight), 1);
}

function readBounds(text: string | undefined): { readonly min: number; readonly max: number } | undefined {
  if (text === undefined) return undefined;
  const sign = text[0];
  if (sign === '*' || sign === '+') return { min: sign === '+' ? 1 : 0, max: Number.POSITIVE_INFINITY };
  if (sign === '?') return { min: 0, max: 1 };
  const [, min, comma, max] = /^\{(\d+)(,?)(\d*)\}/.exec(text) ?? [];
  if (min === undefined) return undefined;
  if (!comma) return { min: Number(min), max: Number(min) };
  return { min: Number(min), max: max ? Number(max) : Number.POSITIVE_INFINITY };
}

function readAtom(reader: Reader): PatternNode {
  const text = reader.tokens[reader.at] ?? '';
  reader.at += 1;
  if (text.startsWith('(')) {
    const node = readChoice(reader);
    if (reader.tokens[reader.at] !== ')') throw new Unsupported();
    reader.at += 1;
    return node;
  }
  return { is: 'characters', first: charactersOf(text), isNullable: false, weight: 1 };
}

function charactersOf(text: string): CharacterSet {
  if (text === '.') return complement(lineBreaks);
  if (text.startsWith('[')) return classOf(text.slice(1, -1));
  const known = escapes.get(text);
  if (known) return known.atMost;
  if (/^(?:[|)]|[*+?{].*)$/u.test(text)) throw new Unsupported();
  return one(text.replace(/^\\/, ''));
}

function classOf(body: string): CharacterSet {
  const isNegated = body.startsWith('^');
  const items = body.slice(isNegated ? 1 : 0).match(/\\p\{L\}|\\.|[^\\]/gsu) ?? [];
  const sets: Bounds[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const [item = '', dash, end] = items.slice(at, at + 3);
    if (dash === '-' && end !== undefined) {
      if (escapes.has(item) || escapes.has(end)) throw new Unsupported();
      const [from, to] = [item.replace(/^\\/, ''), end.replace(/^\\/, '')];
      if (from > to) throw new Unsupported();
      sets.push(exactly(range(from, to)));
      at += 2;
    } else sets.push(escapes.get(item) ?? exactly(one(item.replace(/^\\/, ''))));
  }
  return isNegated
    ? complement(union(sets.map(({ atLeast }) => atLeast)))
    : union(sets.map(({ atMost }) => atMost));
}
