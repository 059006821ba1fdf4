import { isRecord, ownField, type WireRecord } from '../sections/wireValue.ts';
import { readVariants } from './choices/readVariants.ts';
import { choiceKeywords, isObject, schemasOf } from './choices/schemasOf.ts';
import { schemaWords } from './choices/words.ts';
import { applyRules, ruleKeywords } from './conditions/applyRules.ts';
import { levelRules } from './conditions/levelRules.ts';
import type { OpenLevel } from './conditions/openLevel.ts';
import { otherNames, othersQid, othersSchema } from './data/otherNames.ts';
import { memberTexts, type UiNode } from './memberTexts.ts';
import { itemsOf, readListProperty, readSingleRow } from './properties/readListProperty.ts';
import { readPart } from './properties/readPart.ts';
import { readProperty } from './properties/readProperty.ts';
import { listsValues } from './properties/readSchemaOptions.ts';
import { isNullable } from './properties/typeOf.ts';
import { resolveSchema } from './resolveSchema.ts';
import type { SchemaField, SchemaLevel, SchemaMember } from './schemaMembers.ts';
import {
  deepestLevel,
  mostProperties,
  pointerPart,
  reportUnread,
  type SchemaNode,
  type SchemaReader,
  takeUnread,
  withCompanions,
} from './schemaReader.ts';

/** The place of a value. */
export interface LevelPlace {
  readonly name: string;
  readonly qid: string;
  readonly depth: number;
  readonly lists: number;
  readonly ui: UiNode;
}

/** Reads an object: its properties, the choices between schemas for it, and what its conditions say about them. */
export function readLevel(reader: SchemaReader, node: SchemaNode, place: LevelPlace): SchemaLevel {
  const { name, qid, depth, lists, ui } = place;
  const unsaid = new Set<string>();
  const texts = memberTexts(reader, node, ui, name);
  const level: OpenLevel = {
    reader,
    node,
    qid,
    texts,
    members: new Map(),
    sources: new Map(),
    declared: new Map(),
    isClosed: isClosed(node),
    isStrict: ownField(node.schema, 'additionalProperties') === false,
    selectors: 0,
    presumed: new Set(),
    closed: [],
    unsaid,
    readMember: (child, inner, childQid = qid + pointerPart(child)) =>
      readValue(reader, inner, { name: child, qid: childQid, depth, lists, ui: ui.child(child) }),
    doubt: (root, at, message) => {
      if (root !== undefined && reader.canCheck(withCompanions(node.schema, [root]))) unsaid.add(root);
      else reader.late(at, message);
    },
  };
  leaveUnevaluated(level);
  reportUnread(reader, node, ['type', ...ofOtherNames, ...ruleKeywords]);
  applyRules(level, node, { when: () => true, isBase: true, depth: 0, root: undefined });
  askUndeclared(level);
  for (const child of ui.children)
    if (!level.members.has(child))
      reader.report(
        'malformed',
        node.at(),
        `the uiSchema has "${child.slice(0, 60)}", which the schema has not`,
      );
  refuseOutside(level);
  const rules = levelRules(level);
  const unread = takeUnread(reader, node);
  const said = withCompanions(node.schema, [...unsaid]);
  const members = ordered([...level.members.values()], ui.setting('order'));
  const check = { ...unread, ...said, ...propertyChecks(members, { ...unread, ...said }) };
  const isChecked = Object.keys(check).length > 0;
  // A check sees the data with all its boxes and lists, so that these must be sent.
  if (isChecked || members.some((member) => member.is === 'field' && member.slot && member.check))
    for (const name of sentUnanswered(members)) level.presumed.add(name);
  return {
    is: 'level',
    name,
    qid,
    pointer: node.at(),
    texts,
    members: [...members.map(withoutCheck), ...otherProperties(reader, node, { qid, ui })],
    rules,
    presumed: level.presumed,
    isClosed: level.isClosed,
    isNullable: isNullable(node),
    check: isChecked ? check : undefined,
    checkTitle: texts.title || schemaWords(reader.locale).object,
    layout: ui.setting('layout'),
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
  const others: SchemaNode = { ...node, schema, at: (inner) => node.at(inner ?? keyword) };
  const ofOthers = ui.child(otherNames);
  const member = readPart(reader, { name: otherNames, qid: othersQid(qid), node: others, ui: ofOthers });
  return [
    member.is === 'field' || member.is === 'kept'
      ? { ...member, texts: { ...member.texts, title: reader.otherFields } }
      : member,
  ];
}

const ofOtherNames = ['additionalProperties', 'unevaluatedProperties', 'patternProperties'];

/** Keywords that may allow a property which neither `properties` nor a branch names. */
const opening = ['patternProperties', 'additionalProperties', 'allOf', 'not', 'dependentSchemas', 'if'];

/** Whether each property is refused that the schema, or a branch of it, doesn't name. */
function isClosed({ schema }: SchemaNode): boolean {
  if (ownField(schema, 'additionalProperties') === false) return !Object.hasOwn(schema, 'patternProperties');
  const isOpen = opening.some((keyword) => Object.hasOwn(schema, keyword));
  return ownField(schema, 'unevaluatedProperties') === false && !isOpen;
}

/** Leaves `unevaluatedProperties` to `validateData` where it is more than `additionalProperties` of the schema alone. */
function leaveUnevaluated({ reader, node, isClosed }: OpenLevel): void {
  const isAlone = isClosed && !choiceKeywords.some((keyword) => Object.hasOwn(node.schema, keyword));
  if (!isAlone && Object.hasOwn(node.schema, 'unevaluatedProperties'))
    reader.late(node.at('unevaluatedProperties'), 'other properties are only checked by validateData');
}

/** Asks for what is required without a schema of its own: the schema of all other properties is its schema. */
function askUndeclared(level: OpenLevel): void {
  const { node, reader, sources, declared, members } = level;
  const value = ownField(node.schema, 'additionalProperties') ?? true;
  for (const [name, { asked, required, refused }] of sources) {
    if (typeof name !== 'string' || level.isClosed || declared.has(name)) continue;
    if (required.length === 0 || refused.length > 0) continue;
    asked.push(...required);
    declared.set(name, value);
    const resolved = resolveSchema(reader, value, node.at('additionalProperties'), node.open);
    const member = resolved && level.readMember(name, resolved);
    if (member) members.set(name, member);
  }
}

/** Refuses, while a closed branch applies, the properties that other parts of the schema declare. */
function refuseOutside({ closed, members, sources }: OpenLevel): void {
  for (const { names, ...source } of closed)
    for (const name of members.keys())
      if (typeof name === 'string' && !names.has(name))
        sources.get(name)?.refused.push({ ...source, isBase: false });
}

/** The checks of boxes and lists, which are sent also where nobody answered: they belong to the object. */
function propertyChecks(members: readonly SchemaMember[], { properties: named }: WireRecord): WireRecord {
  const checks = members.filter(isSentUnanswered).map(({ name, check }) => [name, check]);
  if (checks.length === 0) return {};
  return { properties: { ...(isRecord(named) && named), ...Object.fromEntries(checks) } };
}

/** The names of boxes and lists, which are sent also where nobody answered. */
function sentUnanswered(members: readonly SchemaMember[]): readonly string[] {
  return members
    .flatMap((member) =>
      member.is === 'variants' ? member.variants.map((variant) => variant.member) : [member],
    )
    .flatMap((member) => (member.is === 'field' && member.asked.isAlwaysSent ? [member.name] : []));
}

function isSentUnanswered(member: SchemaMember): member is SchemaField {
  return member.is === 'field' && member.check !== undefined && member.asked.isAlwaysSent;
}

function withoutCheck(member: SchemaMember): SchemaMember {
  return isSentUnanswered(member) ? { ...member, check: undefined } : member;
}

/** Reads one property, one item of a list, or the whole of a schema of no object. */
export function readValue(
  reader: SchemaReader,
  given: SchemaNode,
  outside: LevelPlace,
): SchemaMember | undefined {
  reader.properties += 1;
  if (reader.properties > mostProperties) return undefined;
  const { node, choice, isNullable: mayBeNull } = schemasOf(reader, given);
  const isReadOnly = ownField(node.schema, 'readOnly') === true;
  const place = { ...outside, ui: isReadOnly ? outside.ui.asReadOnly() : outside.ui };
  // It leads to what it stands in once more: rjsf draws as much of it as there is, and one more where somebody asks.
  if (Object.hasOwn(node.schema, '$ref')) return readPart(reader, { ...place, node });
  const isRecursive = [node, ...(choice?.nodes ?? [])].some((one) => one.isRecursive);
  if (isRecursive && place.name !== '' && (choice || isObject(node)))
    return readSingleRow(reader, { ...place, node }, (inner) => readValue(reader, node, inner));
  if (choice && !choice.nodes.every(isObject)) return readChoice(reader, { node, choice, mayBeNull }, place);
  if (isObject(node) || choice) {
    if (place.depth < deepestLevel && !isMap(node))
      return readLevel(reader, node, { ...place, depth: place.depth + 1 });
    return readPart(reader, { ...place, node });
  }
  const items = itemsOf(reader, node);
  if (!items || listsValues(items)) return readProperty(reader, { ...place, node, items });
  return readListProperty(reader, { ...place, node, items }, (inner) => readValue(reader, items, inner));
}

/** Whether an object has no names in its schema, so that people add them. */
function isMap({ schema }: SchemaNode): boolean {
  const properties = ownField(schema, 'properties');
  const hasNames = isRecord(properties) && Object.keys(properties).length > 0;
  const hasRules = ruleKeywords.some((keyword) => keyword !== 'properties' && Object.hasOwn(schema, keyword));
  return !(hasNames || hasRules || ofOtherNames.some((keyword) => ownField(schema, keyword) === false));
}

interface ReadChoice {
  readonly node: SchemaNode;
  readonly choice: NonNullable<ReturnType<typeof schemasOf>['choice']>;
  readonly mayBeNull: boolean;
}

/** Reads a property of which one of several schemas is chosen. One that can't be asked is a part. */
function readChoice(
  reader: SchemaReader,
  { node, choice, mayBeNull }: ReadChoice,
  place: LevelPlace,
): SchemaMember {
  const texts = memberTexts(reader, node, place.ui, place.name);
  const read = readVariants(
    reader,
    choice,
    { ...place, node, texts, isNullable: mayBeNull },
    (branch, branchQid) => readValue(reader, branch, { ...place, qid: branchQid }),
  );
  return read ?? readPart(reader, { ...place, node });
}

/** Sorts members by `ui:order`, in which `*` stands for all others. */
function ordered(members: readonly SchemaMember[], order: unknown): readonly SchemaMember[] {
  if (!Array.isArray(order)) return members;
  const places = new Map(order.map((name: unknown, index) => [name, index]));
  const rest = places.get('*') ?? order.length;
  const placeOf = ({ name }: SchemaMember) => places.get(name) ?? rest;
  return members.toSorted((one, other) => placeOf(one) - placeOf(other));
}
