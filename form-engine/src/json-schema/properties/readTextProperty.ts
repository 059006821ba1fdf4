import { timePattern } from '../../rules/time.ts';
import type { WireConfig } from '../../sections/wireSection.ts';
import { ownField } from '../../sections/wireValue.ts';
import type { UiNode } from '../memberTexts.ts';
import type { AskedValue } from '../schemaMembers.ts';
import { reportUnread, type SchemaNode, type SchemaReader } from '../schemaReader.ts';
import { anchoredPattern } from './anchoredPattern.ts';

/** The question for each format. */
const formats: ReadonlyMap<unknown, string> = new Map([
  ['email', 'schema-email'],
  ['uri', 'schema-uri'],
  ['date', 'date'],
  ['time', 'time'],
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
    reader.report(
      'unsupported-keyword',
      node.at('format'),
      'this format is not supported, and is not checked',
    );
  const isTime = type === 'time';
  return {
    question: { type, ...(isLimited && { config: readLimits(reader, node) }) },
    isAlwaysSent: false,
    toAnswer: (value) => (isTime && typeof value === 'string' ? timeOfDay(value) : value),
    toValue: (answer) => (isTime ? writeTimeOfDay(answer) : answer) || undefined,
    toText: (value) => (typeof value === 'string' ? (isTime ? timeOfDay(value) : value) : undefined),
  };
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
      'this pattern is not checked: it must be at most 190 characters long, begin with "^", and let the next character decide every choice';
    reader.report('unsupported-keyword', node.at('pattern'), message);
  }
  return {
    ...(least !== undefined && least > 0 && { min_length: least }),
    ...(most !== undefined && { max_length: most }),
    ...(pattern !== undefined && { pattern }),
  };
}

const sentTime = /^((?:[01]\d|2[0-3]):[0-5]\d):00(?:\.0+)?(?:Z|[+-]00:?00)?$/i;
const storedTime = new RegExp(timePattern);

/** A time as the form has it, `HH:MM`. Seconds and another time zone can't be shown: such a text stays as it is. */
function timeOfDay(text: string): string {
  return sentTime.exec(text)?.[1] ?? text;
}

/** A time with the seconds and the offset that the format asks for (RFC 3339, 5.6). */
function writeTimeOfDay(answer: unknown): unknown {
  return typeof answer === 'string' && storedTime.test(answer) ? `${answer}:00Z` : answer;
}
