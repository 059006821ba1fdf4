import { mostRows } from '../../questions/group/repeat.ts';
import type { Answer, Answers } from '../../questions/question-kind/answer.ts';
import type { CompiledForm } from '../../schema/compiledForm.ts';
import { readAnswer } from '../../schema/readAnswers.ts';
import { isRecord, type WireRecord } from '../../sections/wireValue.ts';
import { fieldsOf } from '../conditions/verdictOf.ts';
import { rulesOf, type SchemaField, type SchemaLevel, type SchemaList } from '../schemaMembers.ts';
import { keyOf } from './keyOf.ts';
import { isMisfit, misfit } from './misfit.ts';
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
  const answers = values.flatMap(({ field, value, isPreset }): readonly [string, Answer][] => {
    const answer = answerOf(form, field, { value, usesPresets });
    // A default that can't be an answer is no default.
    return answer === undefined || (isPreset && isMisfit(answer)) ? [] : [[keyOf(field), answer]];
  });
  return Object.fromEntries([
    ...answers,
    ...objects.map((one) => [keyOf(one.first), misfit(one.value, one.qid)]),
  ]);
}

interface ValuesOfLevel {
  readonly values: readonly ValueOfField[];
  /** Values in the place of objects, each with the first question of its object. */
  readonly objects: readonly { readonly first: SchemaField; readonly qid: string; readonly value: unknown }[];
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
  const objects: { first: SchemaField; qid: string; value: unknown }[] = [];
  const read = (inside: SchemaLevel, given: unknown, isThere: boolean): void => {
    const record = gathered(inside, given);
    for (const member of inside.members) {
      const own = ownValue(record, member.name);
      const [value] = own ?? [];
      if (member.is === 'level') {
        const [first] = fieldsOf(member);
        if (first && !member.isUntyped && value !== undefined && value !== null && !isRecord(value))
          objects.push({ first, qid: member.qid, value });
        read(member, value, isThere && (isRecord(value) || rulesOf(inside, member).required === true));
      } else if (member.is === 'field') {
        const isPreset = own === undefined && isThere && usesPresets;
        values.push({ field: member, value: isPreset ? member.preset : value, isPreset });
      }
    }
  };
  read(level, data, true);
  return { values, objects };
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
  if (value === undefined || value === null) return undefined;
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
  if (!Array.isArray(value)) return misfit(value);
  if (value.length === 0 || value.length > mostRows) return undefined;
  const items = value.map((item: unknown) => itemRecord(list, item)).filter(isRecord);
  if (items.length < value.length) return misfit(value);
  const { row } = list;
  return items.map((item): Answers => {
    const first = answersOfData(rowForm, row, { data: item, usesPresets: false });
    const rest = restText(rowForm, row, { item, answers: first });
    const answers = usesPresets ? answersOfData(rowForm, row, { data: item, usesPresets }) : first;
    return rest === undefined ? answers : { ...answers, [restKey(row)]: rest };
  });
}

/** An item as an object with the properties of its row; `undefined` where it is none. */
function itemRecord({ hasObjects }: SchemaList, item: unknown): WireRecord | undefined {
  if (!hasObjects) return { '': item };
  return isRecord(item) ? item : undefined;
}

/** The default of a property in a row, in wire format; `undefined` for none. */
export function presetInRow({ asked, list }: SchemaField, preset: unknown): unknown {
  if (preset === undefined || preset === null) return undefined;
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
