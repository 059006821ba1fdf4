import type { Diagnostic } from '../sections/diagnostic.ts';
import type { WireSection } from '../sections/wireSection.ts';
import { ownField } from '../sections/wireValue.ts';
import type { Texts } from '../texts/nl.ts';
import { otherFields } from '../texts/otherFields.ts';
import { canCheck } from './choices/fits.ts';
import { isObject, quietly, schemasOf } from './choices/schemasOf.ts';
import { levelSections } from './levelSections.ts';
import { readUi } from './memberTexts.ts';
import { localReferences } from './properties/localReferences.ts';
import { typesOf } from './properties/typeOf.ts';
import { readLevel, readValue } from './readLevel.ts';
import { resolveSchema } from './resolveSchema.ts';
import type { SchemaLevel } from './schemaMembers.ts';
import { isSilent, mostParts, mostProperties, type SchemaNode, type SchemaReader } from './schemaReader.ts';

/** A JSON Schema as sections of the engine. */
interface SchemaSections {
  readonly sections: readonly WireSection[];
  /** The document with its references as JSON pointers. */
  readonly root: unknown;
  /** The whole data: what becomes of each property. Data that is no object is its property without a name. */
  readonly level: SchemaLevel;
  /** The parts of the schema that the sections don't say, with JSON pointers into the schema. */
  readonly diagnostics: readonly Diagnostic[];
  /** The parts of the schema that only `validateData` checks. */
  readonly checkedLate: readonly Diagnostic[];
}

interface SchemaSource {
  readonly schema: unknown;
  readonly uiSchema: unknown;
  /** Other documents, by their address. */
  readonly schemas: Readonly<Record<string, unknown>>;
  readonly texts: Texts;
  readonly locale: string;
}

/** Reads a JSON Schema, and its uiSchema, as sections. Never throws. */
export function sectionsOfSchema({ schema, uiSchema, schemas, texts, locale }: SchemaSource): SchemaSections {
  const diagnostics: Diagnostic[] = [];
  const checkedLate: Diagnostic[] = [];
  const late = (path: string, message: string) => {
    checkedLate.push({ code: 'unsupported-keyword', path, message });
  };
  const root = localReferences(schema, (address) => {
    const isKnown = Object.hasOwn(schemas, address) || isOfJsonSchema.test(address);
    if (isKnown) late('', `what "${address.slice(0, 60)}" says is only checked by validateData`);
    return isKnown;
  });
  const reader: SchemaReader = {
    root,
    report: (code, path, message) => diagnostics.push({ code, path, message }),
    late,
    texts,
    locale,
    otherFields: otherFields(locale),
    canCheck: (part) => canCheck(root, part),
    unread: new Map(),
    properties: 0,
    parts: 0,
  };
  const level = readWithin(reader, uiSchema);
  for (const [node, keywords] of reader.unread)
    for (const [keyword, message] of keywords) late(node.at(keyword), message);
  return {
    sections: levelSections(level),
    root,
    level,
    diagnostics: distinct(diagnostics),
    checkedLate: distinct(checkedLate),
  };
}

/** The addresses of the schemas of JSON Schema itself. */
const isOfJsonSchema = /^https?:\/\/json-schema\.org\//;

/** Reads a document. One whose schemas stand in each other more often than can be followed is refused. */
function readWithin(reader: SchemaReader, uiSchema: unknown): SchemaLevel {
  try {
    return readRoot(reader, uiSchema);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    reader.report('schema-refused', '', 'too many schemas are inside each other');
    return nothing;
  }
}

function readRoot(reader: SchemaReader, uiSchema: unknown): SchemaLevel {
  const node = resolveSchema(reader, reader.root, '', ['#']);
  if (!node) return isTooLarge(reader) ? refused(reader) : nothing;
  const place = { name: '', qid: '', depth: 0, lists: 0, ui: readUi(uiSchema) };
  const isWhole = isOfObject(reader, node);
  const level = isWhole ? readLevel(reader, node, place) : wholeValue(reader, node, place);
  return isTooLarge(reader) ? refused(reader) : level;
}

function isTooLarge({ properties, parts }: SchemaReader): boolean {
  return properties > mostProperties || parts > mostParts;
}

function refused(reader: SchemaReader): SchemaLevel {
  const limits = `${mostProperties} properties, or more than ${mostParts} parts`;
  reader.report('schema-refused', '', `the schema has more than ${limits}`);
  return nothing;
}

/** Keywords that stand in the schema of an object, or of anything. */
const ofObjects = /[pP]ropert|^(?:required|allOf|anyOf|oneOf|not|if|then|else|depend.*)$/;

/** Whether the whole is an object. Where the schema doesn't say, its branches or its keywords tell. */
function isOfObject(reader: SchemaReader, node: SchemaNode): boolean {
  if (typesOf(node.schema)) return isObject(node);
  const { choice } = quietly(reader, (quiet) => schemasOf(quiet, node));
  if (choice?.nodes.every(({ schema }) => ownField(schema, 'type') !== undefined))
    return choice.nodes.every(isObject);
  const keywords = Object.keys(node.schema).filter((keyword) => !isSilent(keyword));
  return keywords.length === 0 || keywords.some((keyword) => ofObjects.test(keyword));
}

/** A schema of a text, a number or a list: its value is the property `''` of an object around it. */
function wholeValue(
  reader: SchemaReader,
  node: SchemaNode,
  place: Parameters<typeof readValue>[2],
): SchemaLevel {
  const member = readValue(reader, node, { ...place, qid: '/' });
  return {
    ...nothing,
    isWrapped: true,
    members: member ? [member] : [],
    rules: new Map([['', { asked: true, required: true }]]),
  };
}

const nothing: SchemaLevel = {
  is: 'level',
  name: '',
  qid: '',
  pointer: '',
  texts: { title: '', help: '', placeholder: '', access: 'write' },
  members: [],
  rules: new Map(),
  presumed: new Set(),
  isClosed: false,
};

/** A part that several references lead to is reported once. */
function distinct(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(diagnostics.map((one) => [JSON.stringify(one), one])).values()];
}
