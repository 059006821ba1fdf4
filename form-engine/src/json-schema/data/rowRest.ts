import type { Answers } from '../../questions/question-kind/answer.ts';
import type { CompiledForm } from '../../schema/compiledForm.ts';
import { questionKey } from '../../sections/questionKey.ts';
import { isNestedDeeperThan, isRecord, ownField, type WireRecord } from '../../sections/wireValue.ts';
import { askedKeys } from '../../visibility/conditions.ts';
import type { SchemaField, SchemaLevel } from '../schemaMembers.ts';
import { keyOf } from './keyOf.ts';

/** Maximum nesting of what a row carries. Deeper data is left out. */
const deepest = 200;

/** The type of the question that carries the data with which a row began. It is never drawn. */
export const restType = 'schema-rest';

/** The qid of that question. No property has it, because a `/` comes before the name of a property. */
export function restQid({ qid }: Pick<SchemaLevel, 'qid'>): string {
  return `${qid}#`;
}

/** The key of that question. */
export function restKey(row: Pick<SchemaLevel, 'qid'>): string {
  return questionKey(restQid(row), 0);
}

/** The beginning of a row. It travels with the row, because the place of a row says nothing after another row is removed. */
export interface RowRest {
  /**
   * The data with which the row began. The rows of a list that is asked carry their own. A confidential answer is left
   * out: a draft has what a row carries.
   */
  readonly base: WireRecord;
  /** Keys of the questions that were not asked at the beginning. */
  readonly unasked: readonly string[];
}

/** The beginning of a row as JSON; `undefined` where it can't be carried. */
export function restText(
  form: CompiledForm,
  row: SchemaLevel,
  { item, answers }: { readonly item: WireRecord; readonly answers: Answers },
): string | undefined {
  const asked = askedKeys(form, answers);
  const isCarriedApart = (field: SchemaField, value: unknown): boolean => {
    const key = keyOf(field);
    if (form.kinds.get(key)?.confidential) return true;
    if (!field.list || !asked.has(key)) return false;
    return field.list.isSingle ? isRecord(value) : Array.isArray(value) && value.length > 0;
  };
  const rest: RowRest = {
    base: carried(row, item, isCarriedApart),
    unasked: [...form.questions.keys()].filter((key) => !asked.has(key)),
  };
  if (isNestedDeeperThan(rest, deepest)) return undefined;
  try {
    return JSON.stringify(rest);
  } catch {
    // Only data that never was JSON: a BigInt.
    return undefined;
  }
}

function carried(
  { members }: SchemaLevel,
  value: WireRecord,
  isCarriedApart: (field: SchemaField, value: unknown) => boolean,
): WireRecord {
  const known = new Map(members.map((member) => [member.name, member]));
  const kept = Object.entries(value).flatMap(([name, inner]): readonly [string, unknown][] => {
    const member = known.get(name);
    if (member?.is === 'level' && isRecord(inner)) return [[name, carried(member, inner, isCarriedApart)]];
    return member?.is === 'field' && isCarriedApart(member, inner) ? [] : [[name, inner]];
  });
  return Object.fromEntries(kept);
}

/** Reads what `restText` wrote. Anything else counts as nothing. */
export function readRest(answer: unknown): RowRest | undefined {
  if (typeof answer !== 'string') return undefined;
  try {
    const rest: unknown = JSON.parse(answer);
    const [base, unasked] = isRecord(rest) ? [ownField(rest, 'base'), ownField(rest, 'unasked')] : [];
    if (!isRecord(base) || !Array.isArray(unasked)) return undefined;
    return { base, unasked: unasked.filter((key) => typeof key === 'string') };
  } catch {
    return undefined;
  }
}

/** The value with which a property of a row began, in a list of one; `undefined` where it wasn't there. */
export function ownValue(record: unknown, name: string): readonly [unknown] | undefined {
  return isRecord(record) && Object.hasOwn(record, name) ? [ownField(record, name)] : undefined;
}
