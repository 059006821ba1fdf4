import type { Diagnostic } from '../sections/diagnostic.ts';
import type { WireSection } from '../sections/wireSection.ts';
import { ownField } from '../sections/wireValue.ts';
import { otherFields } from '../texts/otherFields.ts';
import { levelSections } from './levelSections.ts';
import { readUi } from './memberTexts.ts';
import { localReferences } from './properties/localReferences.ts';
import { readLevel, readValue } from './readLevel.ts';
import { resolveSchema } from './resolveSchema.ts';
import type { SchemaLevel } from './schemaMembers.ts';
import { isSilent, mostParts, mostProperties, type SchemaNode, type SchemaReader } from './schemaReader.ts';

/** A JSON Schema as sections of the engine. */
interface SchemaSections {
  readonly sections: readonly WireSection[];
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
  readonly locale: string | undefined;
}

/** Reads a JSON Schema, and its uiSchema, as sections. Never throws. */
export function sectionsOfSchema({ schema, uiSchema, schemas, locale }: SchemaSource): SchemaSections {
  const diagnostics: Diagnostic[] = [];
  const checkedLate: Diagnostic[] = [];
  const reader: SchemaReader = {
    root: localReferences(schema, (address) => {
      const isKnown = Object.hasOwn(schemas, address) || isOfJsonSchema.test(address);
      const message = `what "${address.slice(0, 60)}" says is only checked by validateData`;
      if (isKnown) checkedLate.push({ code: 'unsupported-keyword', path: '', message });
      return isKnown;
    }),
    report: (code, path, message) => diagnostics.push({ code, path, message }),
    late: (path, message) => checkedLate.push({ code: 'unsupported-keyword', path, message }),
    otherFields: otherFields(locale),
    properties: 0,
    parts: 0,
  };
  const level = readRoot(reader, uiSchema);
  return { sections: levelSections(level), level, diagnostics, checkedLate };
}

/** The addresses of the schemas of JSON Schema itself. */
const isOfJsonSchema = /^https?:\/\/json-schema\.org\//;

function readRoot(reader: SchemaReader, uiSchema: unknown): SchemaLevel {
  const node = resolveSchema(reader, reader.root, '', new Set(['#']));
  if (!node) return nothing;
  const place = { name: '', qid: '', depth: 0, lists: 0, ui: readUi(uiSchema) };
  const level = isOfObject(node) ? readLevel(reader, node, place) : wholeValue(reader, node, place);
  if (reader.properties <= mostProperties && reader.parts <= mostParts) return level;
  const limits = `${mostProperties} properties, or more than ${mostParts} parts`;
  reader.report('schema-refused', '', `the schema has more than ${limits}`);
  return nothing;
}

/** Keywords that stand in the schema of an object, or of anything. */
const ofObjects = /[pP]ropert|^(?:required|allOf|anyOf|oneOf|not|if|then|else|depend.*)$/;

/** Whether the whole is an object. Where the schema doesn't say, its keywords tell. */
function isOfObject({ schema }: SchemaNode): boolean {
  const type = ownField(schema, 'type');
  if (type !== undefined) return type === 'object';
  const keywords = Object.keys(schema).filter((keyword) => !isSilent(keyword));
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
  texts: { title: '', help: '', placeholder: '' },
  members: [],
  rules: new Map(),
  presumed: new Set(),
  isClosed: false,
};
