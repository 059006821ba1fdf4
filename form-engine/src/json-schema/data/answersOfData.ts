import { mostRows } from '../../questions/group/repeat.ts';
import type { Answer, Answers } from '../../questions/question-kind/answer.ts';
import type { CompiledForm } from '../../schema/compiledForm.ts';
import { readAnswer } from '../../schema/readAnswers.ts';
import { isRecord, type WireRecord } from '../../sections/wireValue.ts';
import { askedKeys } from '../../visibility/conditions.ts';
import { fieldsOf } from '../conditions/verdictOf.ts';
import {
  rulesOf,
  type SchemaField,
  type SchemaLevel,
  type SchemaList,
  type SchemaMember,
  type SchemaVariants,
} from '../schemaMembers.ts';
import { keyOf } from './keyOf.ts';
import { isMisfit, misfit, unsaidObject } from './misfit.ts';
import { gathered } from './otherNames.ts';
import { ownValue, restKey, restText } from './rowRest.ts';

/**
 * The answers that stand for data. A value that can't be an answer is a misfit: its question carries it.
 *
 * @param usesPresets whether a property that isn't there gets the `default` of the schema. An optional object that isn't
 * there gets none, because it would then have to be complete.
 */
export function answersOfData(
  form: CompiledForm,
  level: SchemaLevel,
  { data, usesPresets }: { readonly data: unknown; readonly usesPresets: boolean },
): Answers {
  const { values, objects } = valuesIn(level, data, usesPresets);
  const answers = Object.fromEntries(
    values.flatMap(({ field, value, isPreset }): readonly [string, Answer][] => {
      const answer = answerOf(form, field, { value, usesPresets });
      // A default that can't be an answer is no default.
      return answer === undefined || (isPreset && isMisfit(answer)) ? [] : [[keyOf(field), answer]];
    }),
  );
  if (objects.length === 0) return answers;
  // A question that isn't asked is not checked.
  const asked = askedKeys(form, answers);
  const carried = objects.flatMap(({ fields, qid, value }): readonly [string, Answer][] => {
    const keys = fields.map(keyOf);
    const key = keys.find((one) => asked.has(one)) ?? keys[0];
    return key === undefined ? [] : [[key, misfit(value, qid)]];
  });
  return { ...answers, ...Object.fromEntries(carried) };
}

interface ValuesOfLevel {
  readonly values: readonly ValueOfField[];
  readonly objects: readonly ValueOfObject[];
}

/** A value in the place of an object. */
interface ValueOfObject {
  /** The questions of the object. The first one that is asked carries the value. */
  readonly fields: readonly SchemaField[];
  readonly qid: string;
  readonly value: unknown;
}

interface ValueOfField {
  readonly field: SchemaField;
  readonly value: unknown;
  /** Whether the value is the default of the schema. */
  readonly isPreset: boolean;
}

/** The values for the questions of a level, those of the objects in it too. */
function valuesIn(level: SchemaLevel, data: unknown, usesPresets: boolean): ValuesOfLevel {
  const values: ValueOfField[] = [];
  const objects: ValueOfObject[] = [];
  const read = (inside: SchemaLevel, record: unknown, isThere: boolean): void => {
    const named = gathered(inside, record);
    for (const member of inside.members)
      readMember({ inside, record, isThere }, member, ownValue(named, member.name));
  };
  const readMember = (
    place: PlaceToRead,
    member: SchemaMember,
    own: readonly [unknown] | undefined,
  ): void => {
    const { inside, record, isThere } = place;
    const [value] = own ?? [];
    if (member.is === 'level') {
      if (!member.isUntyped && value !== undefined && value !== null && !isRecord(value))
        objects.push({ fields: fieldsOf(member), qid: member.qid, value });
      read(member, value, isThere && (isRecord(value) || rulesOf(inside, member).required === true));
    } else if (member.is === 'field' && member.slot)
      values.push({ field: member, value: isThere ? objectOf(inside, record) : undefined, isPreset: false });
    else if (member.is === 'field') {
      const isPreset = own === undefined && isThere && usesPresets;
      values.push({ field: member, value: isPreset ? member.preset : value, isPreset });
    } else if (member.is === 'variants') {
      if (member.isOwn) values.push({ field: member.selector, value, isPreset: false });
      const chosen = chosenByData(member, place, value);
      for (const variant of member.variants)
        readMember(place, variant.member, variant.values.some((one) => one === chosen) ? own : undefined);
    }
  };
  read(level, isRecord(data) ? data : undefined, true);
  return { values, objects };
}

interface PlaceToRead {
  readonly inside: SchemaLevel;
  readonly record: unknown;
  readonly isThere: boolean;
}

/** The object that a choice between schemas is about; `undefined` for another value in its place. */
function objectOf({ qid, isNullable }: SchemaLevel, record: unknown): WireRecord | undefined {
  if (record === noItem) return undefined;
  const isEmpty = isRecord(record) && Object.keys(record).length === 0;
  if (record === undefined || (record === null && !isNullable) || (isEmpty && qid === ''))
    return unsaidObject;
  return isRecord(record) ? record : undefined;
}

/** The answer of the question that chooses between the schemas of a property, as the data tells it. */
function chosenByData({ selector, isOwn }: SchemaVariants, place: PlaceToRead, value: unknown): unknown {
  const { inside, record, isThere } = place;
  const object = isThere ? objectOf(inside, record) : undefined;
  const chosen = isOwn ? value : selector.slot ? object : ownValue(record, selector.name)?.[0];
  const text = chosen === undefined ? undefined : selector.asked.toAnswer(chosen);
  return typeof text === 'boolean' ? selector.asked.toText(text) : text;
}

interface ValueToRead {
  readonly value: unknown;
  readonly usesPresets: boolean;
}

function answerOf(
  form: CompiledForm,
  field: SchemaField,
  { value, usesPresets }: ValueToRead,
): Answer | undefined {
  if (value === undefined || (value === null && !field.asked.hasNull)) return undefined;
  const key = keyOf(field);
  const rowForm = form.rows.get(key);
  if (field.list && rowForm) return rowsOfItems(rowForm, field.list, { value, usesPresets });
  const raw = field.asked.toAnswer(value);
  if (isMisfit(raw)) return misfit(value);
  const read = readAnswer(form, key, { [key]: raw });
  return 'malformed' in read ? misfit(value) : read.answer;
}

/** The rows that stand for a list. A list of more rows than a form has isn't asked, and stays as it is. */
function rowsOfItems(
  rowForm: CompiledForm,
  list: SchemaList,
  { value, usesPresets }: ValueToRead,
): Answer | undefined {
  const listed: unknown = list.isSingle ? [value] : value;
  if (!Array.isArray(listed)) return misfit(value);
  if (listed.length === 0 || listed.length > mostRows) return undefined;
  const items = listed.map((item: unknown) => itemRecord(list, item)).filter(isRecord);
  const { row } = list;
  if (items.length < listed.length) return list.isSingle && row.isUntyped ? undefined : misfit(value);
  return items.map((item): Answers => {
    const first = answersOfData(rowForm, row, { data: item, usesPresets: false });
    // Without a beginning, an empty row is `null` again.
    const rest = item === noItem ? undefined : restText(rowForm, row, { item, answers: first });
    const answers = usesPresets ? answersOfData(rowForm, row, { data: item, usesPresets }) : first;
    return rest === undefined ? answers : { ...answers, [restKey(row)]: rest };
  });
}

/** Stands for an item that is `null`. */
const noItem: WireRecord = {};

/** An item as an object with the properties of its row; `undefined` where it is none. */
function itemRecord({ hasObjects, row }: SchemaList, item: unknown): WireRecord | undefined {
  if (!hasObjects) return { '': item };
  if (item === null && row.isNullable) return noItem;
  return isRecord(item) ? item : undefined;
}

/** The default of a property in a row, in wire format; `undefined` for none. */
export function presetInRow({ asked, list }: SchemaField, preset: unknown): unknown {
  if (preset === undefined || (preset === null && !asked.hasNull)) return undefined;
  if (list?.isSingle) return undefined;
  if (list) return Array.isArray(preset) ? preset.map((item: unknown) => presetRow(list, item)) : undefined;
  const raw = asked.toAnswer(preset);
  return isMisfit(raw) ? undefined : raw;
}

/** One item of a default as a row. What is no item at all stays as it is, and is refused with its list. */
function presetRow(list: SchemaList, item: unknown): unknown {
  const record = itemRecord(list, item);
  if (!record) return item;
  const { values } = valuesIn(list.row, record, true);
  return Object.fromEntries(values.map(({ field, value }) => [keyOf(field), presetInRow(field, value)]));
}
