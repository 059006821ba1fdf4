import { oncePer } from '../questions/building-blocks/oncePer.ts';
import { computedDecimals } from '../questions/computed/computedDecimals.ts';
import { rowsOf } from '../questions/group/rowsOf.ts';
import type { Answer } from '../questions/question-kind/answer.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { passesTest } from '../schema/conditions/passesTest.ts';
import { type RawAnswers, rawRows, readAnswer } from '../schema/readAnswers.ts';
import type { AnswerTest, Condition } from '../sections/condition.ts';
import { dependencyOrder } from '../sections/dependencyOrder.ts';
import type { Question } from '../sections/question.ts';
import { dependenciesOf } from '../sections/readConditions.ts';
import type { ExpressionScope } from './computedValue.ts';
import type { AnswerScope } from './relations/relations.ts';
import { rowForm } from './rowForm.ts';

/** The conditions of one form with one set of answers. */
export interface Conditions extends AnswerScope {
  /**
   * The value of a computed question, a plain number or a text. `undefined` for any other question, and where there is no value:
   * without an expression, or with more than fifteen digits.
   */
  readonly computedOf: (key: string) => string | undefined;
}

/**
 * Evaluates the conditions of a form, each at most once and only those that are needed. Pure. Nothing recurses from
 * question to question, because a chain of conditions may be long.
 */
export function conditionsOf(form: CompiledForm, raw: RawAnswers): Conditions {
  return evaluation(form, raw);
}

interface Evaluation extends Conditions {
  /** Decides these questions. Each must come after those that it depends on. */
  readonly decide: (questions: readonly Question[]) => void;
}

function evaluation(form: CompiledForm, raw: RawAnswers): Evaluation {
  const verdicts = new Map<string, boolean>();
  const values = new Map<string, string | undefined>();
  const decide = (questions: readonly Question[]): void => {
    for (const question of questions) {
      const { key, visibleWhen, expression } = question;
      if (visibleWhen && !verdicts.has(key)) verdicts.set(key, holds(visibleWhen));
      if (expression && !values.has(key))
        values.set(key, form.relations?.valueOf(expression, scope, computedDecimals(question)));
    }
  };
  const computedOf = (key: string): string | undefined => {
    if (form.questions.get(key)?.expression && !values.has(key)) decide(chainOf(form, key));
    return values.get(key);
  };
  const answerOf = (key: string): Answer | undefined => {
    if (form.kinds.get(key)?.isComputed) return computedOf(key);
    const read = readAnswer(form, key, raw);
    return 'malformed' in read ? undefined : read.answer;
  };
  const textOf = (key: string): string | undefined => {
    const question = form.questions.get(key);
    const sent = question && isAsked(key) ? form.kinds.get(key)?.encode(answerOf(key), question) : undefined;
    return typeof sent === 'string' ? sent : undefined;
  };
  const countOf = (key: string): number => (isAsked(key) ? rowsOf(answerOf(key)).length : 0);
  const rowScopes = (key: string): readonly Conditions[] => {
    const row = isAsked(key) ? rowForm(form, key, scope) : undefined;
    return row ? rawRows(raw, key).map((answers) => conditionsOf(row, answers)) : [];
  };
  const isAsked = (key: string): boolean => {
    const question = form.questions.get(key);
    if (!question?.visibleWhen) return question !== undefined;
    if (!verdicts.has(key)) decide(chainOf(form, key));
    return verdicts.get(key) === true;
  };
  const holds = (condition: Condition): boolean => {
    if ('all' in condition) return condition.all.every(holds);
    if ('any' in condition) return condition.any.some(holds);
    if ('not' in condition) return !holds(condition.not);
    return isAsked(condition.key) && passes(form, condition, answerOf(condition.key));
  };
  const scope: ExpressionScope = { textOf, countOf, rowsOf: rowScopes, holds };
  return { ...scope, isAsked, computedOf, answerOf, decide };
}

/** The conditions of a form, decided for all its questions at once. */
export function allConditionsOf(form: CompiledForm, raw: RawAnswers): Conditions {
  const { decide, ...conditions } = evaluation(form, raw);
  decide(conditionalQuestions(form.questions));
  return conditions;
}

/** Keys of all questions that are asked, in wire order. */
export function askedKeys(
  form: CompiledForm,
  raw: RawAnswers,
  { isAsked } = allConditionsOf(form, raw),
): ReadonlySet<string> {
  return new Set([...form.questions.keys()].filter(isAsked));
}

/** The questions with a condition or an expression, each after those that it depends on. */
const conditionalQuestions = oncePer((questions: CompiledForm['questions']): readonly Question[] =>
  dependencyOrder(dependenciesOf(questions)).flatMap((key) => questions.get(key) ?? []),
);

/** The question and all that its condition depends on, at any distance, each after those that it depends on. */
function chainOf(form: CompiledForm, key: string): readonly Question[] {
  const dependencies = allDependencies(form.questions);
  const chain = new Set([key]);
  for (const step of chain) for (const need of dependencies.get(step) ?? []) chain.add(need);
  const inChain = new Map([...chain].map((step) => [step, dependencies.get(step) ?? []]));
  return dependencyOrder(inChain).flatMap((step) => form.questions.get(step) ?? []);
}

const allDependencies = oncePer(dependenciesOf);

/** Whether an answer passes a test. A question that the form lacks hides nothing. */
function passes(form: CompiledForm, { key, test }: AnswerTest, answer: Answer | undefined): boolean {
  const question = form.questions.get(key);
  const kind = form.kinds.get(key);
  return !question || !kind || passesTest({ question, kind }, test, answer);
}
