import { rowsOf } from '../questions/group/rowsOf.ts';
import type { Answers } from '../questions/question-kind/answer.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { type RawAnswers, readAnswers } from '../schema/readAnswers.ts';
import { questionKey } from '../sections/questionKey.ts';
import { isRecord, ownField, type WireRecord } from '../sections/wireValue.ts';
import { askedKeys } from '../visibility/conditions.ts';
import { readUnasked, restKey, unaskedText } from './rowRest.ts';
import { rulesOf, type SchemaField, type SchemaLevel, type SchemaList } from './schemaMembers.ts';

/** Key of the answer to a property. */
export function keyOf({ qid }: { readonly qid: string }): string {
  return questionKey(qid, 0);
}

/**
 * The answers that stand for data.
 * @param usesPresets whether a property that isn't there gets the `default` of the schema. An optional object that isn't
 * there gets none, because it would then have to be complete.
 */
export function answersOfData(
  form: CompiledForm,
  level: SchemaLevel,
  { data, usesPresets }: { readonly data: unknown; readonly usesPresets: boolean },
): Answers {
  return readAnswers(form, rawAnswers(level, data, usesPresets)).answers;
}

function rawAnswers(level: SchemaLevel, data: unknown, usesPresets: boolean): RawAnswers {
  const raw: [string, unknown][] = [];
  const read = (inside: SchemaLevel, value: unknown, isThere: boolean): void => {
    const record = isRecord(value) ? value : {};
    for (const member of inside.members) {
      const found = ownField(record, member.name);
      if (member.is === 'level')
        read(member, found, isThere && (isRecord(found) || rulesOf(inside, member).required === true));
      else if (member.is === 'field') {
        const given = found === undefined && isThere && usesPresets ? member.preset : found;
        raw.push([keyOf(member), rawAnswer(member, given, usesPresets)]);
      }
    }
  };
  read(level, data, true);
  return Object.fromEntries(raw);
}

/** The answer to one property in wire format; `undefined` for none. */
export function rawAnswer({ asked, list }: SchemaField, value: unknown, usesPresets: boolean): unknown {
  if (value === undefined) return undefined;
  if (!list) return asked.toAnswer(value);
  return Array.isArray(value) ? value.map((item) => rawRow(list, item, usesPresets)) : value;
}

/** One item of a list as a row. What is no item at all stays as it is, and is refused with its list. */
function rawRow({ row, hasObjects }: SchemaList, item: unknown, usesPresets: boolean): unknown {
  if (!hasObjects) return rawAnswers(row, { '': item }, usesPresets);
  if (!isRecord(item)) return item;
  return { ...rawAnswers(row, item, usesPresets), [restKey(row)]: unaskedText(row, item) };
}

/**
 * The data that answers stand for: types of the schema, objects inside each other. An optional object without an answer is
 * left out. Properties that the form doesn't ask are those of `base`, and in a row those that came with it.
 */
export function dataOfAnswers(
  form: CompiledForm,
  level: SchemaLevel,
  { answers, base }: { readonly answers: Answers; readonly base: unknown },
): WireRecord {
  return writeLevel(level, { write: writerOf(form, answers), base }).value;
}

interface Written {
  /** `undefined` leaves out the property. */
  readonly value: unknown;
  readonly isFilled: boolean;
}

const nothing: Written = { value: undefined, isFilled: false };

interface Writing {
  readonly write: (field: SchemaField) => Written;
  readonly base: unknown;
}

function writerOf(form: CompiledForm, given: Answers): Writing['write'] {
  const { answers } = readAnswers(form, given);
  const asked = askedKeys(form, answers);
  return (field) => {
    const key = keyOf(field);
    const question = form.questions.get(key);
    if (!question || !asked.has(key)) return nothing;
    const answer = answers[key];
    return {
      value: field.list ? writeList(form, field, rowsOf(answer)) : field.asked.toValue(answer),
      isFilled: form.kinds.get(key)?.isFilled(answer, question) === true,
    };
  };
}

/** The items of a list. A row of a plain value that isn't answered is `null`, which the schema refuses too. */
function writeList(
  form: CompiledForm,
  field: SchemaField,
  rows: readonly Answers[],
): readonly unknown[] | undefined {
  const { list } = field;
  const rowForm = form.rows.get(keyOf(field));
  if (!list || !rowForm || (rows.length === 0 && !field.asked.isAlwaysSent)) return undefined;
  return rows.map((answers) => {
    const base = readUnasked(answers[restKey(list.row)]);
    const { value } = writeLevel(list.row, { write: writerOf(rowForm, answers), base });
    return list.hasObjects ? value : (value[''] ?? null);
  });
}

function writeLevel(
  level: SchemaLevel,
  { write, base }: Writing,
): { readonly value: WireRecord; readonly isFilled: boolean } {
  const before = isRecord(base) ? base : {};
  const entries: [string, unknown][] = [];
  let isFilled = false;
  for (const member of level.members) {
    const { name } = member;
    const written = ((): Written => {
      switch (member.is) {
        case 'field':
          return write(member);
        case 'fixed':
          return { value: member.value, isFilled: false };
        case 'kept':
          return { value: ownField(before, name), isFilled: Object.hasOwn(before, name) };
        case 'level': {
          const inner = writeLevel(member, { write, base: ownField(before, name) });
          return inner.isFilled || rulesOf(level, member).required === true ? inner : nothing;
        }
      }
    })();
    isFilled ||= written.isFilled;
    if (written.value !== undefined) entries.push([name, written.value]);
  }
  const known = new Set(level.members.map(({ name }) => name));
  const others = level.isClosed ? [] : Object.entries(before).filter(([name]) => !known.has(name));
  return { value: Object.fromEntries([...entries, ...others]), isFilled };
}
