import { isRecord, ownField } from '../../sections/wireValue.ts';
import { textIn } from '../properties/keywordValue.ts';
import { typesOf } from '../properties/typeOf.ts';
import type { SchemaNode, SchemaReader } from '../schemaReader.ts';
import { schemaWords } from './words.ts';

/** Maximum number of properties that a label names. */
const mostNamed = 3;

/** The labels of branches, each once: the title, the constant that tells a branch apart, or what it asks. */
export function branchLabels(reader: SchemaReader, parts: readonly SchemaNode[]): readonly string[] {
  const labels = parts.map((part) => labelOf(reader, part));
  return labels.map((label, index) => {
    const before = labels.slice(0, index).filter((one) => one === label).length;
    return before === 0 ? label : `${label} ${before + 1}`;
  });
}

function labelOf({ locale }: SchemaReader, { schema }: SchemaNode): string {
  const title = ownField(schema, 'title');
  if (typeof title === 'string' && title !== '') return title;
  if (Object.hasOwn(schema, 'const')) return textIn(ownField(schema, 'const'));
  const properties = entriesOf(ownField(schema, 'properties'));
  const constants = properties.flatMap(([, one]) =>
    isRecord(one) && Object.hasOwn(one, 'const') && typeof one.const !== 'object' ? [String(one.const)] : [],
  );
  const [constant] = constants;
  if (constant !== undefined) return constant;
  const required = ownField(schema, 'required');
  const names =
    properties.length > 0 ? properties.map(titleOf) : Array.isArray(required) ? required.map(textIn) : [];
  if (names.length > 0) return names.slice(0, mostNamed).join(', ') + (names.length > mostNamed ? '…' : '');
  const words = schemaWords(locale);
  const listed = ownField(schema, 'enum');
  if (Array.isArray(listed)) return listed.slice(0, mostNamed).map(textIn).join(', ');
  const type = typesOf(schema)?.find((one) => one !== 'null');
  return type === 'string' ||
    type === 'number' ||
    type === 'integer' ||
    type === 'boolean' ||
    type === 'array'
    ? words[type]
    : words.object;
}

function titleOf([name, schema]: readonly [string, unknown]): string {
  const title = isRecord(schema) ? ownField(schema, 'title') : undefined;
  return typeof title === 'string' && title !== '' ? title : name;
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isRecord(value) ? Object.entries(value) : [];
}
