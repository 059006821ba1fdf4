import { cleanLine } from '../../rules/cleanText.ts';
import { isDateTime } from '../../rules/dateTime.ts';
import { readPattern } from '../../rules/readPattern.ts';
import { safePattern } from '../../rules/safePattern.ts';
import { timePattern } from '../../rules/time.ts';
import type { WireConfig } from '../../sections/wireSection.ts';
import { ownField, type WireRecord } from '../../sections/wireValue.ts';
import { misfit } from '../data/misfit.ts';
import type { UiNode } from '../memberTexts.ts';
import type { AskedValue } from '../schemaMembers.ts';
import { reportUnread, type SchemaNode, type SchemaReader } from '../schemaReader.ts';

/** Maximum length of a pattern that is read, in characters. */
const longestPattern = 200;

/**
 * A `pattern` of JSON Schema as one for the whole text, because a schema's pattern may match anywhere.
 * @returns `undefined` where it can't be run safely on every answer (`safePattern`).
 */
export function anchoredPattern(source: string): string | undefined {
  if (source.length > longestPattern) return undefined;
  const startsAtStart = source.startsWith('^');
  const endsAtEnd = /(?<!\\)(?:\\\\)*\$$/.test(source);
  const body = source.slice(startsAtStart ? 1 : 0, endsAtEnd ? -1 : undefined);
  // Of `^a|b$`, each alternative has one anchor only.
  if ((startsAtStart || endsAtEnd) && hasAlternatives(body)) return undefined;
  // `a)|(b+` would close the group around it and lose its anchors.
  if (!readPattern(body)) return undefined;
  const whole = `^(?:${startsAtStart ? '' : anything}${body}${endsAtEnd ? '' : anything})$`;
  return safePattern(whole) === undefined ? undefined : whole;
}

const anything = '[\\s\\S]*';

/** Whether there is a `|` outside groups and classes. */
function hasAlternatives(pattern: string): boolean {
  let depth = 0;
  for (const [token] of pattern.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[()|]/gsu)) {
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    else if (token === '|' && depth === 0) return true;
  }
  return false;
}

/** The question for each format. */
const formats: ReadonlyMap<unknown, string> = new Map([
  ['email', 'schema-email'],
  ['uri', 'schema-uri'],
  ['date', 'schema-date'],
  ['time', 'schema-time'],
  ['date-time', 'schema-date-time'],
]);
const widgets: ReadonlyMap<unknown, string> = new Map([
  ['text', 'text'],
  ['textarea', 'textarea'],
  ['phone', 'phone'],
  ['iban', 'iban'],
]);
/** Questions that check the length and the pattern of a text. */
const limited = new Set(['text', 'textarea', 'schema-email', 'schema-uri']);

/** Reads `type: string`, with its lengths, pattern and format. */
export function readTextProperty(reader: SchemaReader, node: SchemaNode, ui: UiNode): AskedValue {
  const format = ownField(node.schema, 'format');
  const type = formats.get(format) ?? widgets.get(ui.setting('widget')) ?? 'text';
  const isLimited = limited.has(type);
  reportUnread(reader, node, ['type', ...(isLimited ? ['minLength', 'maxLength', 'pattern'] : []), 'format']);
  if (format !== undefined && !formats.has(format))
    reader.late(node.at('format'), 'this format is only checked by validateData');
  const isTime = type === 'schema-time';
  const config = isLimited ? readLimits(reader, node) : {};
  const examples = suggestionsOf(node.schema);
  const withExamples = examples.length > 0 && type !== 'textarea' ? { examples } : {};
  return {
    question: { type, ...((isLimited || examples.length > 0) && { config: { ...config, ...withExamples } }) },
    isAlwaysSent: false,
    toAnswer: (value) => {
      if (typeof value !== 'string') return misfit(value);
      // As an answer it would be the moment that is typed, but the schema refuses it.
      if (lacksOffset(type, value)) return misfit(value);
      if (isTime) return timeOfDay(value);
      return isSpoiltByBlanks(value, { isFormat: formats.has(format), config }) ? misfit(value) : value;
    },
    toValue: (answer) =>
      typeof answer === 'string' && lacksOffset(type, answer) ? `${answer}:00Z` : answer || undefined,
    toText: (value) => (typeof value === 'string' ? (isTime ? timeOfDay(value) : value) : undefined),
  };
}

/** The `examples` of a schema that are texts. */
function suggestionsOf(schema: WireRecord): readonly string[] {
  const given = ownField(schema, 'examples');
  return Array.isArray(given) ? given.filter((one) => typeof one === 'string' && one !== '') : [];
}

/**
 * Whether the schema refuses a text only for what is cleaned away: blanks around it, for instance. The question shows and
 * checks the clean text, so that nobody would see what is wrong.
 */
function isSpoiltByBlanks(
  text: string,
  { isFormat, config }: { readonly isFormat: boolean; readonly config: WireConfig },
): boolean {
  const clean = cleanLine(text);
  if (clean === '' || clean === text) return false;
  const refuses = (one: string) => {
    const { min_length: least = 0, max_length: most = Number.POSITIVE_INFINITY, pattern } = config;
    const length = [...one].length;
    return length < Number(least) || length > Number(most) || isOff(one, pattern);
  };
  return isFormat || (refuses(text) && !refuses(clean));
}

function isOff(text: string, pattern: unknown): boolean {
  return typeof pattern === 'string' && !new RegExp(pattern, 'u').test(text);
}

function readLimits(reader: SchemaReader, node: SchemaNode): WireConfig {
  const length = (keyword: string): number | undefined => {
    const value = ownField(node.schema, keyword);
    if (value === undefined || (typeof value === 'number' && Number.isInteger(value) && value >= 0))
      return value;
    reader.report('malformed', node.at(keyword), `${keyword} must be a whole number, 0 or more`);
    return undefined;
  };
  const [least, most] = [length('minLength'), length('maxLength')];
  const source = ownField(node.schema, 'pattern');
  const pattern = typeof source === 'string' ? anchoredPattern(source) : undefined;
  if (source !== undefined && pattern === undefined) {
    const message =
      'this pattern is only checked by validateData: one that is checked while somebody types is at most 190 characters long, begins with "^", and lets the next character decide every choice';
    reader.late(node.at('pattern'), message);
  }
  return {
    ...(least !== undefined && least > 0 && { min_length: least }),
    ...(most !== undefined && { max_length: most }),
    ...(pattern !== undefined && { pattern }),
  };
}

const sentTime = /^((?:[01]\d|2[0-3]):[0-5]\d):00(?:\.0+)?(?:Z|[+-]00:?00)$/i;
const storedTime = new RegExp(timePattern);

/** A time as the form has it, `HH:MM`. A text with seconds or another offset stays as it is. */
function timeOfDay(text: string): string {
  return sentTime.exec(text)?.[1] ?? text;
}

/** Whether a typed time or moment is without the seconds and the offset that its format asks for (RFC 3339, 5.6). */
function lacksOffset(type: string, text: string): boolean {
  if (type === 'schema-date-time') return isDateTime(text);
  return type === 'schema-time' && storedTime.test(text);
}
