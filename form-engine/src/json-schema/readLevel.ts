import { isRecord, ownField } from '../sections/wireValue.ts';
import { levelRules } from './conditions/levelRules.ts';
import type { OpenLevel, RuleSources } from './conditions/openLevel.ts';
import { both, opposite } from './conditions/verdict.ts';
import { verdictOf } from './conditions/verdictOf.ts';
import { otherNames, othersQid, othersSchema } from './data/otherNames.ts';
import { isSameJson } from './isSameJson.ts';
import { memberTexts, type UiNode } from './memberTexts.ts';
import { itemsOf, readListProperty } from './properties/readListProperty.ts';
import { readPart } from './properties/readPart.ts';
import { readProperty } from './properties/readProperty.ts';
import { listsValues } from './properties/readSchemaOptions.ts';
import { resolveSchema } from './resolveSchema.ts';
import type { SchemaLevel, SchemaMember } from './schemaMembers.ts';
import {
  deepestLevel,
  mostProperties,
  pointerPart,
  reportUnread,
  type SchemaNode,
  type SchemaReader,
} from './schemaReader.ts';

/** When a part of a schema applies, known once all properties are read. */
type When = () => ReturnType<typeof both>;

interface LevelPlace {
  readonly name: string;
  readonly qid: string;
  readonly depth: number;
  readonly lists: number;
  readonly ui: UiNode;
}

/** Reads an object: its properties, and what `if`, `then`, `else` and `dependentRequired` say about them. */
export function readLevel(reader: SchemaReader, node: SchemaNode, place: LevelPlace): SchemaLevel {
  const { name, qid, depth, lists, ui } = place;
  const level: OpenLevel = {
    reader,
    qid,
    depth,
    lists,
    ui,
    members: new Map(),
    sources: new Map(),
    declared: new Map(),
    isClosed: isClosed(node),
    presumed: new Set(),
  };
  if (!level.isClosed && ownField(node.schema, 'unevaluatedProperties') !== undefined)
    reader.late(node.at('unevaluatedProperties'), 'other properties are only checked by validateData');
  reportUnread(reader, node, [...ofOtherNames, 'type', ...ruleKeywords]);
  applyRules(level, node, { when: () => true, isBase: true, depth: 0 });
  askUndeclared(level, node);
  for (const child of ui.children)
    if (!level.members.has(child))
      reader.report(
        'malformed',
        node.at(),
        `the uiSchema has "${child.slice(0, 60)}", which the schema has not`,
      );
  return {
    is: 'level',
    name,
    qid,
    pointer: node.at(),
    texts: memberTexts(reader, node, ui, name),
    members: [
      ...ordered([...level.members.values()], ui.setting('order')),
      ...otherProperties(reader, node, { qid, ui }),
    ],
    rules: levelRules(level),
    presumed: level.presumed,
    isClosed: level.isClosed,
    ...(!Object.hasOwn(node.schema, 'type') && { isUntyped: true }),
  };
}

/** The properties that people name themselves, as one value. Absent where the schema says nothing about them. */
function otherProperties(
  reader: SchemaReader,
  node: SchemaNode,
  { qid, ui }: Pick<LevelPlace, 'qid' | 'ui'>,
): readonly SchemaMember[] {
  const schema = othersSchema(node.schema);
  if (!schema) return [];
  const keyword = Object.keys(schema).find((name) => name !== 'type' && name !== 'propertyNames');
  const others: SchemaNode = { schema, at: (inner) => node.at(inner ?? keyword), open: node.open };
  const ofOthers = ui.child(otherNames);
  const member = readPart(reader, { name: otherNames, qid: othersQid(qid), node: others, ui: ofOthers });
  return [
    member.is === 'field' || member.is === 'kept'
      ? { ...member, texts: { ...member.texts, title: reader.otherFields } }
      : member,
  ];
}

/** Keywords that may allow a property which `properties` doesn't name. */
const opening = [
  'patternProperties',
  'additionalProperties',
  'anyOf',
  'oneOf',
  'allOf',
  'not',
  'dependentSchemas',
  'if',
];

/** Whether each property is refused that the schema doesn't name. */
function isClosed({ schema }: SchemaNode): boolean {
  if (ownField(schema, 'additionalProperties') === false) return !Object.hasOwn(schema, 'patternProperties');
  const isOpen = opening.some((keyword) => Object.hasOwn(schema, keyword));
  return ownField(schema, 'unevaluatedProperties') === false && !isOpen;
}

const ofOtherNames = ['additionalProperties', 'unevaluatedProperties', 'patternProperties'];

/** Asks for what is required without a schema of its own: the schema of all other properties is its schema. */
function askUndeclared(level: OpenLevel, node: SchemaNode): void {
  const { sources, declared, members, isClosed } = level;
  const value = ownField(node.schema, 'additionalProperties') ?? true;
  for (const [name, { asked, required, refused }] of sources) {
    if (isClosed || declared.has(name) || required.length === 0 || refused.length > 0) continue;
    asked.push(...required);
    declared.set(name, value);
    const member = readMember(level, { name, value, at: node.at('additionalProperties'), node });
    if (member) members.set(name, member);
  }
}

const ruleKeywords = [
  'properties',
  'required',
  'if',
  'then',
  'else',
  'allOf',
  'dependentRequired',
  'dependencies',
  'dependentSchemas',
];

/** Maximum number of conditions inside each other. */
const deepestRule = 8;

interface Branch {
  readonly when: When;
  /** Whether it stands outside all conditions. */
  readonly isBase: boolean;
  readonly depth: number;
}

/** Applies the keywords of an object, or of one branch of its conditions. */
function applyRules(level: OpenLevel, node: SchemaNode, branch: Branch): void {
  const { schema } = node;
  const { reader } = level;
  if (branch.depth > deepestRule) {
    reader.report('schema-refused', node.at(), `conditions are more than ${deepestRule} levels deep`);
    return;
  }
  for (const [name, value] of entriesOf(reader, node, 'properties'))
    applyProperty(level, { name, value, at: node.at('properties') + pointerPart(name), node }, branch);
  applyRequired(level, { names: ownField(schema, 'required'), at: node.at('required') }, branch);
  for (const keyword of ['dependentRequired', 'dependencies', 'dependentSchemas'])
    for (const [name, value] of entriesOf(reader, node, keyword))
      applyDependency(level, { name, value, at: node.at(keyword) + pointerPart(name), node }, branch);
  const parts = ownField(schema, 'allOf');
  if (Array.isArray(parts))
    parts.forEach((part: unknown, index) => {
      applyBranch(level, { value: part, at: `${node.at('allOf')}/${index}`, node }, branch);
    });
  applyCondition(level, node, branch);
}

interface Located {
  readonly value: unknown;
  readonly at: string;
  /** The subschema that it stands in. */
  readonly node: SchemaNode;
}

/** Applies a subschema for the same object, in which only the keywords of conditions are known. */
function applyBranch(level: OpenLevel, { value, at, node }: Located, branch: Branch): void {
  if (value === undefined || value === true) return;
  const inner = resolveSchema(level.reader, value, at, node.open);
  if (!inner) return;
  reportUnread(level.reader, inner, ['type', ...ruleKeywords]);
  applyRules(level, inner, { ...branch, depth: branch.depth + 1 });
}

function applyCondition(level: OpenLevel, node: SchemaNode, { when, depth }: Branch): void {
  const { schema } = node;
  if (!Object.hasOwn(schema, 'if')) return;
  let verdict: ReturnType<When> | undefined;
  const holds: When = () => {
    verdict ??= verdictOf(level, ownField(schema, 'if'), node.at('if'));
    return verdict;
  };
  const branchOf = (keyword: string, isMet: When) =>
    applyBranch(
      level,
      { value: ownField(schema, keyword), at: node.at(keyword), node },
      { when: () => both(when(), isMet()), isBase: false, depth },
    );
  branchOf('then', holds);
  branchOf('else', () => opposite(holds()));
}

function applyRequired(
  level: OpenLevel,
  { names, at }: { readonly names: unknown; readonly at: string },
  { when, isBase }: Pick<Branch, 'when' | 'isBase'>,
): void {
  if (names === undefined) return;
  if (!Array.isArray(names)) level.reader.report('malformed', at, 'required must be a list of names');
  else
    for (const name of names)
      if (typeof name === 'string') sourcesOf(level, name).required.push({ when, at, isBase });
}

/** A property that asks for others as soon as it is there: a list of names, or a subschema. */
function applyDependency(level: OpenLevel, place: Located & { readonly name: string }, branch: Branch): void {
  const when: When = () => both(branch.when(), verdictOf(level, { required: [place.name] }, place.at));
  const dependent: Branch = { when, isBase: false, depth: branch.depth };
  if (Array.isArray(place.value)) applyRequired(level, { names: place.value, at: place.at }, dependent);
  else applyBranch(level, place, dependent);
}

function applyProperty(
  level: OpenLevel,
  { name, value, at, node }: Located & { readonly name: string },
  { when, isBase }: Branch,
): void {
  const { reader, members, declared } = level;
  const sources = sourcesOf(level, name);
  if (value === false) {
    if (isBase) reader.late(at, 'this property is never valid: its value stays as it is');
    else sources.refused.push({ when, at, isBase: false });
    return;
  }
  const isKnown = declared.has(name);
  if (isKnown && !isSameJson(declared.get(name), value)) {
    if (value !== true && !isEmpty(value))
      reader.late(at, 'another schema for the same property is only checked by validateData');
    return;
  }
  if (!isBase && !isKnown && level.isClosed) {
    reader.late(at, 'additionalProperties: false refuses a property that only stands here: it is not asked');
    return;
  }
  sources.asked.push({ when, at, isBase });
  if (isKnown) return;
  declared.set(name, value);
  const member = readMember(level, { name, value, at, node });
  if (member?.is === 'fixed' && !isBase) reader.late(at, 'a const of a condition is not sent');
  else if (member) members.set(name, member);
}

function isEmpty(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length === 0;
}

function readMember(
  { reader, qid, depth, lists, ui }: OpenLevel,
  { name, value, at, node }: Located & { readonly name: string },
): SchemaMember | undefined {
  const resolved = resolveSchema(reader, value, at, node.open);
  const place = { name, qid: qid + pointerPart(name), depth, lists, ui: ui.child(name) };
  return resolved && readValue(reader, resolved, place);
}

/** Reads one property, one item of a list, or the whole of a schema of no object. */
export function readValue(
  reader: SchemaReader,
  node: SchemaNode,
  place: LevelPlace,
): SchemaMember | undefined {
  reader.properties += 1;
  if (reader.properties > mostProperties) return undefined;
  const { depth } = place;
  // A reference that leads back to itself: rjsf draws as much of it as there is, and one more where somebody asks.
  if (Object.hasOwn(node.schema, '$ref')) return readPart(reader, { ...place, node });
  if (isObject(reader, node)) {
    if (depth < deepestLevel && !isMap(node)) return readLevel(reader, node, { ...place, depth: depth + 1 });
    return readPart(reader, { ...place, node });
  }
  const items = itemsOf(reader, node);
  if (!items || listsValues(items)) return readProperty(reader, { ...place, node, items });
  return readListProperty(reader, { ...place, node, items }, (inner) => readValue(reader, items, inner));
}

/** Whether an object has no names in its schema, so that people add them, or may only be looked at. */
function isMap({ schema }: SchemaNode): boolean {
  const ofNames = ['additionalProperties', 'unevaluatedProperties'].map((keyword) =>
    ownField(schema, keyword),
  );
  const properties = ownField(schema, 'properties');
  const hasRules = ruleKeywords.some((keyword) => keyword !== 'properties' && Object.hasOwn(schema, keyword));
  const hasNames = isRecord(properties) && Object.keys(properties).length > 0;
  return ownField(schema, 'readOnly') === true || !(hasNames || hasRules || ofNames.includes(false));
}

/** Whether a subschema is that of an object, by its own keywords or by those of its parts. */
function isObject(reader: SchemaReader, { schema, at, open }: SchemaNode): boolean {
  const type = ownField(schema, 'type');
  if (type !== undefined) return type === 'object';
  if (Object.hasOwn(schema, 'properties')) return true;
  const parts = ownField(schema, 'allOf');
  if (!Array.isArray(parts)) return false;
  // A part that can't be resolved is reported once, where it is read.
  const quiet: SchemaReader = { ...reader, report: () => undefined };
  const isAny = parts.some((part: unknown) => {
    const resolved = resolveSchema(quiet, part, at('allOf'), open);
    return resolved !== undefined && isObject(quiet, resolved);
  });
  reader.parts = quiet.parts;
  return isAny;
}

function entriesOf(reader: SchemaReader, node: SchemaNode, keyword: string): readonly [string, unknown][] {
  const value = ownField(node.schema, keyword);
  if (value === undefined) return [];
  if (isRecord(value)) return Object.entries(value);
  reader.report('malformed', node.at(keyword), `${keyword} must be an object`);
  return [];
}

function sourcesOf({ sources }: OpenLevel, name: string): RuleSources {
  const known = sources.get(name) ?? { asked: [], required: [], refused: [] };
  sources.set(name, known);
  return known;
}

/** Sorts members by `ui:order`, in which `*` stands for all others. */
function ordered(members: readonly SchemaMember[], order: unknown): readonly SchemaMember[] {
  if (!Array.isArray(order)) return members;
  const places = new Map(order.map((name: unknown, index) => [name, index]));
  const rest = places.get('*') ?? order.length;
  const placeOf = ({ name }: SchemaMember) => places.get(name) ?? rest;
  return members.toSorted((one, other) => placeOf(one) - placeOf(other));
}
