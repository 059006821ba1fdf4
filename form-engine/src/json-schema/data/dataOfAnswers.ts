import { rowsOf } from '../../questions/group/rowsOf.ts';
import type { Answer, Answers } from '../../questions/question-kind/answer.ts';
import type { CompiledForm } from '../../schema/compiledForm.ts';
import { readAnswer } from '../../schema/readAnswers.ts';
import { isRecord, ownField, type WireRecord } from '../../sections/wireValue.ts';
import { askedKeys } from '../../visibility/conditions.ts';
import { fieldsOf } from '../conditions/verdictOf.ts';
import {
  namesOf,
  rulesOf,
  type SchemaField,
  type SchemaLevel,
  type SchemaList,
  type SchemaMember,
  type SchemaVariants,
  withRulesOf,
} from '../schemaMembers.ts';
import { answersOfData } from './answersOfData.ts';
import { isSameJson } from './isSameJson.ts';
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
  const known = namesOf(level);
  for (const member of level.members) {
    const written = writeMember(writing, { level, member, base });
    isFilled ||= written.isFilled;
    isChanged ||= written.isChanged;
    if (written.value !== undefined) entries.push([member.name, written.value]);
  }
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
    case 'variants':
      return writeVariants(writing, { ...place, member });
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
  const carried = fieldsOf(member)
    .map((field) => writing.answers[keyOf(field)])
    .filter(isMisfit)
    .find((one) => one['/'] === member.qid);
  if (carried) return { value: carried[''], isFilled: true, isChanged: false };
  const inner = writeLevel(writing, {
    level: member,
    base: isRecord(base) ? ownField(base, member.name) : undefined,
  });
  if (own && !inner.isChanged && !isRecord(own[0])) return { ...inner, value: own[0] };
  if (inner.isFilled || (own && !inner.isChanged)) return inner;
  const isRequired = isRequiredNow(writing, level, member);
  if (isRequired && member.isNullable) return { ...inner, value: null };
  const isKept = isRequired || (own && isRestOf(member, inner.value));
  return isKept ? inner : { ...inner, value: undefined };
}

/** Whether an object must be there. An object that isn't asked now isn't required. */
function isRequiredNow(writing: Writing, level: SchemaLevel, member: SchemaLevel): boolean {
  const { asked, required } = rulesOf(level, member);
  const fields = fieldsOf(member);
  return required === true && (asked === true || fields.length === 0 || fields.some(writing.isAsked));
}

/** Writes the schema that is chosen. Where none is, the value stays as it came. */
function writeVariants(writing: Writing, place: MemberToWrite<SchemaVariants>): Written {
  const { level, member, base } = place;
  const { selector, isOwn, variants } = member;
  const given = writing.answers[keyOf(selector)];
  if (isOwn && isMisfit(given)) return { value: given[''], isFilled: true, isChanged: false };
  const isAsked = writing.isAsked(selector);
  const chosen = isAsked ? chosenText(selector, given) : undefined;
  const first = writing.wasAsked(selector) ? chosenText(selector, writing.firstAnswer(selector)) : undefined;
  const isChanged = !writing.keepsValues || chosen !== first;
  const variant = variants.find(({ values }) => chosen !== undefined && values.includes(chosen));
  if (!variant) {
    const own = writing.keepsValues && !isChanged ? ownValue(base, member.name) : undefined;
    const isRequired = isAsked && rulesOf(level, member).required !== false;
    const orNull = own || !isOwn || !member.isNullable || !isRequired ? own?.[0] : null;
    return { value: orNull, isFilled: own !== undefined, isChanged };
  }
  const written = writeMember(writing, {
    level: withRulesOf(level, member, variant),
    member: variant.member,
    base: isChanged && writing.keepsValues ? undefined : base,
  });
  return {
    value: written.value,
    isFilled: written.isFilled || isOwn,
    isChanged: written.isChanged || isChanged,
  };
}

/** The answer of the question that chooses, as its options have it. */
function chosenText({ asked }: SchemaField, answer: Answer | undefined): string | undefined {
  if (typeof answer === 'string') return answer === '' ? undefined : answer;
  return typeof answer === 'boolean' || asked.isAlwaysSent ? asked.toText(answer === true) : undefined;
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
  if (field.slot) return { value: undefined, isFilled, isChanged };
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
function writeList({ form, keepsValues }: Writing, field: SchemaField, rows: readonly Answers[]): unknown {
  const { list } = field;
  const rowForm = form.rows.get(keyOf(field));
  if (!list || !rowForm || (rows.length === 0 && !field.asked.isAlwaysSent)) return undefined;
  const values = rows.map((answers) => {
    const rest = readRest(answers[restKey(list.row)]);
    const { base, unasked } = rest ?? {};
    const writing = writingOf(rowForm, list.row, { answers, base, unasked, keepsValues });
    const { value, isFilled } = writeLevel(writing, { level: list.row, base });
    if (!list.hasObjects) return value[''] ?? null;
    return list.row.isNullable && !isFilled && !(rest && keepsValues) ? null : value;
  });
  return list.isSingle ? values[0] : values;
}
