import type { Diagnostic } from '../sections/diagnostic.ts';
import type { WireSection } from '../sections/wireSection.ts';
import type { Texts } from '../texts/nl.ts';
import { canCheck } from './choices/fits.ts';
import { levelSections } from './levelSections.ts';
import { readUi } from './memberTexts.ts';
import { typesOf } from './properties/typeOf.ts';
import { readLevel } from './readLevel.ts';
import { resolveSchema } from './resolveSchema.ts';
import type { SchemaLevel } from './schemaMembers.ts';
import { mostParts, mostProperties, type SchemaReader } from './schemaReader.ts';

/** A JSON Schema as sections of the engine. */
interface SchemaSections {
  readonly sections: readonly WireSection[];
  /** The whole data: what becomes of each property. */
  readonly level: SchemaLevel;
  /** The parts of the schema that the sections don't say, with JSON pointers into the schema. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a JSON Schema of an object, and its uiSchema, as sections. Never throws. */
export function sectionsOfSchema(
  schema: unknown,
  uiSchema: unknown,
  { texts, locale }: { readonly texts: Texts; readonly locale: string },
): SchemaSections {
  const diagnostics: Diagnostic[] = [];
  const reader: SchemaReader = {
    root: schema,
    report: (code, path, message) => diagnostics.push({ code, path, message }),
    texts,
    locale,
    canCheck: (part) => canCheck(schema, part),
    unread: new Map(),
    properties: 0,
    parts: 0,
  };
  const level = readRoot(reader, uiSchema);
  for (const [node, keywords] of reader.unread)
    for (const [keyword, message] of keywords)
      reader.report('unsupported-keyword', node.at(keyword), message);
  return { sections: levelSections(level), level, diagnostics: distinct(diagnostics) };
}

function readRoot(reader: SchemaReader, uiSchema: unknown): SchemaLevel {
  const node = resolveSchema(reader, reader.root, '', ['#']);
  if (!node) return nothing;
  if (!typesOf(node.schema)?.includes('object') && Object.hasOwn(node.schema, 'type')) {
    reader.report('schema-refused', '/type', 'the schema of a form must be that of an object');
    return nothing;
  }
  const level = readLevel(reader, node, { name: '', qid: '', depth: 0, lists: 0, ui: readUi(uiSchema) });
  if (reader.properties <= mostProperties && reader.parts <= mostParts) return level;
  const limits = `${mostProperties} properties, or more than ${mostParts} parts`;
  reader.report('schema-refused', '', `the schema has more than ${limits}`);
  return nothing;
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
