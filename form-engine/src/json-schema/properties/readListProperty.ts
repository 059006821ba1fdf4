import { mostRows } from '../../questions/group/repeat.ts';
import { isRecord, ownField } from '../../sections/wireValue.ts';
import { singleRowQid } from '../choices/qids.ts';
import { fieldsOf } from '../conditions/verdictOf.ts';
import { memberTexts, reportUnreadUi, type UiNode } from '../memberTexts.ts';
import { resolveSchema } from '../resolveSchema.ts';
import type { AskedValue, SchemaLevel, SchemaMember } from '../schemaMembers.ts';
import { reportUnread, type SchemaNode, type SchemaReader, takeUnread } from '../schemaReader.ts';
import { readPart } from './readPart.ts';
import { isNullable } from './typeOf.ts';

/** Maximum number of lists inside each other: a row is a group, and groups are at most this deep. */
const deepestList = 3;

/** Maximum number of rows that a required list begins with, those of the lists in it counted: 200 in 200 in 200 are 8 million. */
const mostStarted = 1000;

/** Where an item stands. */
interface ItemPlace {
  readonly name: string;
  readonly qid: string;
  readonly depth: number;
  readonly lists: number;
  readonly ui: UiNode;
}

interface ListPlace extends ItemPlace {
  readonly node: SchemaNode;
  readonly items: SchemaNode;
}

/** The schema of the items of a list; `undefined` for anything else than a list with one schema for all items. */
export function itemsOf(reader: SchemaReader, node: SchemaNode): SchemaNode | undefined {
  if (Object.hasOwn(node.schema, 'const') || !isList(ownField(node.schema, 'type'))) return undefined;
  const items = ownField(node.schema, 'items');
  return isRecord(items) && !Object.hasOwn(node.schema, 'prefixItems')
    ? resolveSchema(reader, items, node.at('items'), node.open)
    : undefined;
}

function isList(type: unknown): boolean {
  return (
    type === 'array' ||
    (Array.isArray(type) && type.length === 2 && ['array', 'null'].every((one) => type.includes(one)))
  );
}

/**
 * Reads a list as a group with one row for each item. A list that can't be asked so is a part. One without a possible number of rows keeps its value, and is reported.
 *
 * @param readItem reads an item as if it were a property.
 */
export function readListProperty(
  reader: SchemaReader,
  place: ListPlace,
  readItem: (place: ItemPlace) => SchemaMember | undefined,
): SchemaMember {
  const { name, qid, node, ui } = place;
  const pointer = node.at();
  const texts = memberTexts(reader, node, ui, name);
  reportUnreadUi(reader, node, ui);
  reportUnread(reader, node, ['type', 'items', 'minItems', 'maxItems']);
  const check = takeUnread(reader, node);
  const counts = readCounts(reader, node);
  if (!counts) return { is: 'kept', name, qid, pointer, texts };
  if (place.lists >= deepestList) return readPart(reader, place);
  const itemUi = ui.child('items');
  // No property of the data has this key, because the items of a list have numbers.
  const item = readItem({ ...place, name: '', qid: `${qid}/*`, lists: place.lists + 1, ui: itemUi });
  const row = item && rowOf(item, texts.title);
  if (!row) return readPart(reader, place);
  if (counts.least * Math.max(1, startedRows(row)) > mostStarted) {
    reader.report(
      'schema-refused',
      pointer,
      `more than ${mostStarted} rows at least, in lists in each other: the value stays as it is`,
    );
    return { is: 'kept', name, qid, pointer, texts };
  }
  const hasObjects = item.is === 'level';
  const label = item.is === 'level' || item.is === 'field' ? item.texts.title : '';
  const asked = askedList(counts.least);
  const preset = ownField(node.schema, 'default');
  return {
    is: 'field',
    name,
    qid,
    pointer,
    texts,
    type: 'list',
    asked,
    isNullable: isNullable(node),
    list: { row, hasObjects, label, isDetail: ui.setting('layout') === 'detail', ...counts },
    preset,
    check,
  };
}

/**
 * Reads an object that may have one like itself inside, without end: it is asked in a row, which is added. The levels below
 * the first ones are a part. Without a row it isn't sent.
 */
export function readSingleRow(
  reader: SchemaReader,
  place: Omit<ListPlace, 'items'>,
  readItem: (place: ItemPlace) => SchemaMember | undefined,
): SchemaMember | undefined {
  const { name, qid, node, ui } = place;
  const texts = memberTexts(reader, node, ui, name);
  if (place.lists >= deepestList) return readPart(reader, place);
  const item = readItem({ ...place, name: '', qid: singleRowQid(qid), lists: place.lists + 1 });
  const row = item && rowOf(item, texts.title);
  if (!row) return readPart(reader, place);
  return {
    ...{ is: 'field', name, qid, pointer: node.at(), texts, type: 'list', preset: undefined },
    asked: askedList(1),
    isNullable: isNullable(node),
    list: {
      row,
      hasObjects: item.is === 'level',
      label: texts.title,
      least: 0,
      most: 1,
      isDetail: false,
      isSingle: true,
    },
  };
}

/** One row of these items; `undefined` where nothing can be asked in it. The question about a plain value is called like its list. */
function rowOf(item: SchemaMember, title: string): SchemaLevel | undefined {
  if (item.is === 'level') return fieldsOf(item).length > 0 ? item : undefined;
  if (item.is !== 'field' && item.is !== 'variants') return undefined;
  const texts = { title: '', help: '', placeholder: '', access: 'write' } as const;
  const asked = item.is === 'field' ? item : item.selector;
  const called = { ...asked, texts: { ...asked.texts, title: asked.texts.title || title } };
  // A box is sent also where nobody answered: its row is checked.
  const ofRow = item.is === 'field' && item.asked.isAlwaysSent ? item.check : undefined;
  const field = ofRow ? { ...called, check: undefined } : called;
  return {
    ...{ is: 'level', name: '', qid: asked.qid, pointer: item.pointer, texts },
    ...(ofRow && { check: ofRow, checkTitle: called.texts.title }),
    members: [item.is === 'field' ? field : { ...item, selector: called }],
    rules: new Map([['', { asked: true, required: true }]]),
    presumed: new Set(),
    isClosed: true,
  };
}

/** The number of rows that the lists of a level begin with. */
function startedRows(level: SchemaLevel): number {
  return level.members.reduce((sum, member) => sum + startedIn(member), 0);
}

function startedIn(member: SchemaMember): number {
  if (member.is === 'level') return startedRows(member);
  if (member.is === 'variants')
    return Math.max(0, ...member.variants.map((variant) => startedIn(variant.member)));
  if (member.is !== 'field' || !member.list) return 0;
  return member.list.least * Math.max(1, startedRows(member.list.row));
}

function askedList(least: number): AskedValue {
  return {
    question: { type: 'group' },
    isAlwaysSent: least < 1,
    toAnswer: (value) => value,
    toValue: (answer) => answer,
    toText: () => undefined,
  };
}

function readCounts(
  reader: SchemaReader,
  node: SchemaNode,
): { readonly least: number; readonly most: number | undefined } | undefined {
  const count = (keyword: string): number | undefined => {
    const value = ownField(node.schema, keyword);
    if (value === undefined || (typeof value === 'number' && Number.isInteger(value) && value >= 0))
      return value;
    reader.report('malformed', node.at(keyword), `${keyword} must be a whole number, 0 or more`);
    return undefined;
  };
  const [least = 0, most] = [count('minItems'), count('maxItems')];
  if (least > (most ?? least) || most === 0 || least > mostRows) {
    const message = `a list has 1 to ${mostRows} rows, and minItems is not above maxItems: it stays as it is`;
    reader.report('malformed', node.at(), message);
    return undefined;
  }
  return { least, most: most === undefined ? undefined : Math.min(most, mostRows) };
}
