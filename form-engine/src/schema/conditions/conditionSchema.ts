import type { Answer } from '../../questions/question-kind/answer.ts';
import type { JsonSchema } from '../../questions/question-kind/kindSettings.ts';
import type { QuestionKind } from '../../questions/question-kind/questionKind.ts';
import { unknownKind } from '../../questions/unknown/unknown.ts';
import { plainNumberPattern } from '../../rules/plainNumber.ts';
import type { AnswerTest, Comparison, Condition } from '../../sections/condition.ts';
import type { Question } from '../../sections/question.ts';
import { isRecord, ownField } from '../../sections/wireValue.ts';
import { concreteSchema } from '../concreteSchema.ts';
import { isInOrder } from './isInOrder.ts';
import { orderPattern } from './orderPattern.ts';
import { passesTest } from './passesTest.ts';

/** A schema that accepts nothing. Draft-07 as an object, because rjsf's types refuse `false`. */
const nothing: JsonSchema = { not: {} };

interface AskedQuestion {
  readonly question: Question;
  readonly kind: QuestionKind;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The facts of a form that its conditions refer to. */
export interface ConditionScope {
  /** The question with its kind, and the parameters of its answer schema. */
  readonly find: (key: string) => AskedQuestion | undefined;
  /** The schema of the answers with which the question is asked; `undefined` where it always is. */
  readonly askedSchema: (key: string) => JsonSchema | undefined;
}

/** A draft-07 schema of all answers (as `readAnswers` returns them) for which the condition holds. */
export function conditionSchema(condition: Condition, scope: ConditionScope): JsonSchema {
  const schemaOf = (part: Condition) => conditionSchema(part, scope);
  if ('all' in condition) return allOf(condition.all.map(schemaOf));
  if ('any' in condition) return anyOf(condition.any.map(schemaOf));
  if ('not' in condition) return { not: schemaOf(condition.not) };
  const asked = scope.askedSchema(condition.key);
  const test = testSchema(condition, scope);
  return asked ? allOf([asked, test]) : test;
}

export function allOf(schemas: readonly JsonSchema[]): JsonSchema {
  return schemas.length > 1 ? { allOf: schemas } : (schemas[0] ?? {});
}

function anyOf(schemas: readonly JsonSchema[]): JsonSchema {
  return schemas.length > 1 ? { anyOf: schemas } : (schemas[0] ?? nothing);
}

function testSchema({ key, test }: AnswerTest, scope: ConditionScope): JsonSchema {
  const asked = scope.find(key);
  if (!asked) return {};
  const { question, kind } = asked;
  // Its stored answer is sent back unchanged, so no answer of the form decides.
  if (kind === unknownKind) return passesTest(asked, test, undefined) ? {} : nothing;
  const answered = (schema: JsonSchema): JsonSchema => ({
    type: 'object',
    required: [key],
    properties: { [key]: schema },
  });
  switch (test.is) {
    case 'filled': {
      const filled = answered(filledSchema(asked));
      return test.filled ? filled : { not: filled };
    }
    case 'oneOf': {
      const unanswered = kind.encode(undefined, question);
      const isMetByNone = typeof unanswered === 'string' && test.values.includes(unanswered);
      const present = answered(valueSchema(test.values, { question, kind }));
      return isMetByNone ? anyOf([present, { not: { type: 'object', required: [key] } }]) : present;
    }
    case 'containing':
      return answered(
        anyOf([{ type: 'string', pattern: literalPattern(test.text) }, listWith({ enum: [test.text] })]),
      );
    case 'compared': {
      if (kind.answerSchema.type === 'boolean') return tickSchema(test, { key, question, kind });
      const compared = comparedSchema(test);
      return answered(anyOf([compared, listWith(compared)]));
    }
  }
}

/** The ticks whose numbers, as they are sent, pass the comparison. An untouched checkbox is sent as unticked. */
function tickSchema(
  test: Comparison,
  { key, question, kind }: { readonly key: string; readonly question: Question; readonly kind: QuestionKind },
): JsonSchema {
  const isMetBy = (answer: boolean | undefined) => {
    const sent = kind.encode(answer, question);
    return typeof sent === 'string' && isInOrder(sent, test);
  };
  const met = [true, false].filter(isMetBy);
  const accepted: JsonSchema = {
    type: 'object',
    properties: { [key]: met.length > 0 ? { enum: met } : nothing },
  };
  return isMetBy(undefined) ? accepted : { ...accepted, required: [key] };
}

/** A list of choices with one that matches. */
function listWith(item: JsonSchema): JsonSchema {
  return { type: 'array', contains: item };
}

/** The answers that are written as one of these values. */
function valueSchema(
  values: readonly string[],
  { question, kind }: { readonly question: Question; readonly kind: QuestionKind },
): JsonSchema {
  const answers = values.flatMap((value): readonly Answer[] => {
    const read = kind.decode(value, question);
    const answer = 'malformed' in read ? undefined : read.answer;
    const sent = answer === undefined ? undefined : kind.encode(answer, question);
    return answer !== undefined && sent === value ? [answer] : [];
  });
  const schemas: JsonSchema[] = answers.length > 0 ? [{ enum: [...new Set(answers)] }] : [];
  if (Array.isArray(kind.encode(undefined, question)) && values.length > 0)
    schemas.push(listWith({ enum: [...new Set(values)] }), { enum: [...new Set(values)] });
  return anyOf(schemas);
}

/**
 * The answers that count as filled: a text, a list with an item, a ticked box, an object with its required parts, or with as many parts as
 * it must have.
 */
function filledSchema({ kind, parameters }: AskedQuestion): JsonSchema {
  const { type, minProperties } = concreteSchema(kind.answerSchema, parameters);
  if (type === 'object' && typeof minProperties === 'number') return { type, minProperties };
  const properties = ownField(kind.answerSchema, 'properties');
  const parts = ownField(kind.answerSchema, 'required');
  if (!isRecord(properties) || !Array.isArray(parts))
    return anyOf([
      { type: 'string', minLength: 1 },
      { type: 'array', minItems: 1 },
      { type: 'boolean', enum: [true] },
    ]);
  return {
    type: 'object',
    required: parts,
    properties: Object.fromEntries(parts.map((part: unknown) => [part, { type: 'string', minLength: 1 }])),
  };
}

function comparedSchema({ by, to }: Comparison): JsonSchema {
  const pattern = orderPattern(by, to);
  if (typeof to === 'number')
    return {
      allOf: [
        { type: 'string', pattern: plainNumberPattern },
        { type: 'string', pattern },
      ],
    };
  const isMoment = to.includes('T');
  // A moment is compared with a date by its day.
  const moments = isMoment ? pattern : pattern.replace(/\$$/, 'T[0-9]{2}:[0-9]{2}$');
  const moment = { type: 'string', format: 'local-date-time', pattern: moments };
  return isMoment ? moment : anyOf([{ type: 'string', format: 'date', pattern }, moment]);
}

/** A pattern of a text as it stands. */
function literalPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
