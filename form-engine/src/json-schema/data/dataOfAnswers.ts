import { rowsOf } from '../../questions/group/rowsOf.ts';
import type { Answer, Answers } from '../../questions/question-kind/answer.ts';
import type { CompiledForm } from '../../schema/compiledForm.ts';
import { readAnswer } from '../../schema/readAnswers.ts';
import { isRecord, ownField, type WireRecord } from '../../sections/wireValue.ts';
import { askedKeys } from '../../visibility/conditions.ts';
import { fieldsOf } from '../conditions/verdictOf.ts';
import { isSameJson } from '../isSameJson.ts';
import {
  rulesOf,
  type SchemaField,
  type SchemaLevel,
  type SchemaList,
  type SchemaMember,
} from '../schemaMembers.ts';
import { answersOfData } from './answersOfData.ts';
import { keyOf } from './keyOf.ts';
import { isMisfit } from './misfit.ts';
import { gathered, spread } from './otherNames.ts';
import { ownValue, readRest, restKey } from './rowRest.ts';

/** Answers to write as data, and the data that they began with. */
interface Answered {
  readonly answers: Answers;
  /** In a row, the data that the row carries. */
  readonly base: unknown;
  /** Keys of the questions that were not asked at the beginning. Default: the base tells. */
  readonly unasked?: readonly string[] | undefined;
  /** Whether a value that nobody changed is written as it is in the base. */
  readonly keepsValues: boolean;
}

/**
 * The data that answers stand for: types of the schema, objects inside each other. A value that nobody changed is that of
 * the base, and so are properties that the form doesn't ask. An optional object that isn't in the base is left out
 * without an answer.
 */
export function dataOfAnswers(form: CompiledForm, level: SchemaLevel, answered: Answered): WireRecord {
  return writeLevel(writingOf(form, level, answered), { level, base: answered.base }).value;
}

interface Written<Value = unknown> {
  /** `undefined` leaves out the property. */
  readonly value: Value;
  readonly isFilled: boolean;
  /** Whether somebody changed something here. Always `true` without a base. */
  readonly isChanged: boolean;
}

interface Writing extends Answered {
  readonly form: CompiledForm;
  /** Whether a question is asked now. */
  readonly isAsked: (field: SchemaField) => boolean;
  /** Whether a question was asked at the beginning. */
  readonly wasAsked: (field: SchemaField) => boolean;
  /** The answer that a question began with; `undefined` for none. */
  readonly firstAnswer: (field: SchemaField) => Answer | undefined;
}

function writingOf(form: CompiledForm, level: SchemaLevel, answered: Answered): Writing {
  const { answers, base, unasked } = answered;
  const asked = askedKeys(form, answers);
  const first = answersOfData(form, level, { data: base, usesPresets: false });
  let askedFirst: ReadonlySet<string> | undefined;
  return {
    ...answered,
    form,
    isAsked: (field) => asked.has(keyOf(field)),
    wasAsked: (field) => {
      const key = keyOf(field);
      if (unasked) return form.questions.has(key) && !unasked.includes(key);
      askedFirst ??= askedKeys(form, first);
      return askedFirst.has(key);
    },
    firstAnswer: (field) => first[keyOf(field)],
  };
}

interface LevelToWrite {
  readonly level: SchemaLevel;
  readonly base: unknown;
}

function writeLevel(writing: Writing, { level, base: given }: LevelToWrite): Written<WireRecord> {
  const base = gathered(level, given);
  const before = isRecord(base) ? base : {};
  const entries: [string, unknown][] = [];
  let isFilled = false;
  let isChanged = false;
  for (const member of level.members) {
    const written = writeMember(writing, { level, member, base });
    isFilled ||= written.isFilled;
    isChanged ||= written.isChanged;
    if (written.value !== undefined) entries.push([member.name, written.value]);
  }
  const known = new Set(level.members.map(({ name }) => name));
  const others = level.isClosed ? [] : Object.entries(before).filter(([name]) => !known.has(name));
  return { value: Object.fromEntries(spread([...entries, ...others])), isFilled, isChanged };
}

interface MemberToWrite<Member extends SchemaMember = SchemaMember> extends LevelToWrite {
  readonly member: Member;
}

function writeMember(writing: Writing, place: MemberToWrite): Written {
  const { member, base } = place;
  switch (member.is) {
    case 'field':
      return writeField(writing, { ...place, member });
    case 'level':
      return writeObject(writing, { ...place, member });
    case 'fixed':
      return { value: member.value, isFilled: false, isChanged: false };
    case 'kept': {
      const own = ownValue(base, member.name);
      return { value: own?.[0], isFilled: own !== undefined, isChanged: false };
    }
  }
}

function writeObject(writing: Writing, { level, member, base }: MemberToWrite<SchemaLevel>): Written {
  const own = writing.keepsValues ? ownValue(base, member.name) : undefined;
  const [first] = fieldsOf(member);
  const carried = first && writing.answers[keyOf(first)];
  if (isMisfit(carried) && carried['/'] === member.qid)
    return { value: carried[''], isFilled: true, isChanged: false };
  const inner = writeLevel(writing, {
    level: member,
    base: isRecord(base) ? ownField(base, member.name) : undefined,
  });
  if (inner.isFilled) return inner;
  if (own && !inner.isChanged) return isRecord(own[0]) ? inner : { ...inner, value: own[0] };
  const isKept = rulesOf(level, member).required === true || (own && isRestOf(member, inner.value));
  return isKept ? inner : { ...inner, value: undefined };
}

/** Whether an object that was emptied still has what the form doesn't ask, and may be without its answers. */
function isRestOf(level: SchemaLevel, rest: WireRecord): boolean {
  const isWhole = level.members.every((member) => rulesOf(level, member).required === false);
  return isWhole && Object.keys(rest).length > 0;
}

function writeField(writing: Writing, { level, member: field, base }: MemberToWrite<SchemaField>): Written {
  const { form, answers, keepsValues } = writing;
  const rules = rulesOf(level, field);
  const own = keepsValues ? ownValue(base, field.name) : undefined;
  if (!writing.isAsked(field)) {
    const isChanged = writing.wasAsked(field);
    const [kept] = (!isChanged && own) || [];
    return { value: kept, isFilled: kept !== undefined, isChanged };
  }
  const key = keyOf(field);
  const given = answers[key];
  if (isMisfit(given)) return { value: given[''], isFilled: true, isChanged: false };
  const answer = field.list ? given : readOf(form, key, answers);
  const question = form.questions.get(key);
  const isFilled = question !== undefined && form.kinds.get(key)?.isFilled(answer, question) === true;
  const isChanged = !keepsValues || !isSameAnswer(answer, writing.firstAnswer(field));
  if (own && !isChanged && !(field.list && areCarried(field.list, rowsOf(given))))
    return { value: own[0], isFilled, isChanged };
  const isAbsent = keepsValues && isRecord(base) && given === undefined;
  if (isAbsent && rules.required === false && !level.presumed.has(field.name))
    return { value: undefined, isFilled, isChanged };
  const value = field.list ? writeList(writing, field, rowsOf(given)) : field.asked.toValue(answer);
  // An empty answer that must be there, and may be null or an empty object.
  const emptied = field.isNullable ? null : field.emptied;
  const orEmpty = value === undefined && rules.required !== false ? emptied : value;
  return { value: orEmpty, isFilled, isChanged };
}

/** Whether rows carry the data with which they began. They are written one by one, so that each gets what it must have. */
function areCarried({ row }: SchemaList, rows: readonly Answers[]): boolean {
  return rows.length > 0 && rows.every((answers) => Object.hasOwn(answers, restKey(row)));
}

function readOf(form: CompiledForm, key: string, answers: Answers): Answer | undefined {
  const read = readAnswer(form, key, answers);
  return 'malformed' in read ? undefined : read.answer;
}

/** No rows are the same as no answer. */
function isSameAnswer(one: Answer | undefined, other: Answer | undefined): boolean {
  const [left, right] = [one, other].map((answer) =>
    Array.isArray(answer) && answer.length === 0 ? undefined : answer,
  );
  return isSameJson(left, right);
}

/** The items of a list. A row of a plain value that isn't answered is `null`, which the schema mostly refuses too. */
function writeList(
  { form, keepsValues }: Writing,
  field: SchemaField,
  rows: readonly Answers[],
): readonly unknown[] | undefined {
  const { list } = field;
  const rowForm = form.rows.get(keyOf(field));
  if (!list || !rowForm || (rows.length === 0 && !field.asked.isAlwaysSent)) return undefined;
  return rows.map((answers) => {
    const { base, unasked } = readRest(answers[restKey(list.row)]) ?? {};
    const value = dataOfAnswers(rowForm, list.row, { answers, base, unasked, keepsValues });
    return list.hasObjects ? value : (value[''] ?? null);
  });
}
