import type { Answers } from '../questions/question-kind/answer.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { readAnswers } from '../schema/readAnswers.ts';
import { questionKey } from '../sections/questionKey.ts';
import { isRecord, ownField, type WireRecord } from '../sections/wireValue.ts';
import { askedKeys } from '../visibility/conditions.ts';
import { rulesOf, type SchemaField, type SchemaLevel } from './schemaMembers.ts';

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
  const raw: [string, unknown][] = [];
  const read = (inside: SchemaLevel, value: unknown, isThere: boolean): void => {
    const record = isRecord(value) ? value : {};
    for (const member of inside.members) {
      const found = ownField(record, member.name);
      if (member.is === 'level')
        read(member, found, isThere && (isRecord(found) || rulesOf(inside, member).required === true));
      else if (member.is === 'field')
        raw.push([
          keyOf(member),
          answerOf(member, found === undefined && isThere && usesPresets ? member.preset : found),
        ]);
    }
  };
  read(level, data, true);
  return readAnswers(form, Object.fromEntries(raw)).answers;
}

function answerOf({ asked }: SchemaField, value: unknown): unknown {
  return value === undefined ? undefined : asked.toAnswer(value);
}

/**
 * The data that answers stand for: types of the schema, objects inside each other. An optional object without an answer is
 * left out. Properties that the form doesn't ask are those of `base`.
 */
export function dataOfAnswers(
  form: CompiledForm,
  level: SchemaLevel,
  { answers: given, base }: { readonly answers: Answers; readonly base: unknown },
): WireRecord {
  const { answers } = readAnswers(form, given);
  const asked = askedKeys(form, answers);
  const write = (field: SchemaField): Written => {
    const key = keyOf(field);
    const question = form.questions.get(key);
    if (!question || !asked.has(key)) return nothing;
    const answer = answers[key];
    return {
      value: field.asked.toValue(answer),
      isFilled: form.kinds.get(key)?.isFilled(answer, question) === true,
    };
  };
  return writeLevel(level, { write, base }).value;
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
