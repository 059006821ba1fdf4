import { oncePer } from '../questions/building-blocks/oncePer.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { type AnswerTest, type Condition, mapTests, testsOf } from '../sections/condition.ts';
import type { AnswerTerm, Expression } from '../sections/expressions/expression.ts';
import type { Question } from '../sections/question.ts';
import type { ExpressionScope } from './computedValue.ts';
import { conditionsIn } from './conditionsIn.ts';

/** A condition that always holds, and one that never does. */
const always: Condition = { all: [] };
const never: Condition = { any: [] };

/** What the rows of a group look up outside it. */
type Outside = Omit<ExpressionScope, 'holds'> & { readonly holds: (test: AnswerTest) => boolean };

/**
 * The form of the rows of a group, with every test on a question outside the group replaced by its verdict, and every
 * number from outside by its value. So a row is a form by itself, which all functions for forms take. Without such tests
 * and numbers it is the compiled form of the row.
 *
 * @param outside the conditions of the form around the group.
 */
export function rowForm(form: CompiledForm, key: string, outside: Outside): CompiledForm | undefined {
  const row = form.rows.get(key);
  return row && settled(row, outside);
}

interface Lookups {
  readonly tests: readonly AnswerTest[];
  readonly terms: readonly AnswerTerm[];
}

/** What a row looks up outside its group, at any depth; each once. */
const lookupsOutside = oncePer((form: CompiledForm): Lookups => {
  const questions = [...form.questions.values()];
  const nested = [...form.rows.values()].map(lookupsOutside);
  const ofChecks = form.checks && form.relations?.checkParts(form.checks);
  const tests = [
    ...(ofChecks?.conditions ?? []).flatMap(testsOf),
    ...questions.flatMap((question) => allConditionsIn(form, question)).flatMap(testsOf),
    ...nested.flatMap((row) => row.tests),
  ];
  const terms = [
    ...(ofChecks?.terms ?? []),
    ...questions.flatMap(({ expression }) => (expression && form.relations?.parts(expression).terms) ?? []),
    ...nested.flatMap((row) => row.terms),
  ];
  const isOutside = ({ key }: AnswerTest | AnswerTerm) => !form.questions.has(key);
  return { tests: distinct(tests.filter(isOutside)), terms: distinct(terms.filter(isOutside)) };
});

/** The tests of a row on questions outside its group, at any depth; each once. */
export function outsideTests(row: CompiledForm): readonly AnswerTest[] {
  return lookupsOutside(row).tests;
}

/** The keys of questions outside its group that a row looks up. */
export function keysOutside(row: CompiledForm): readonly string[] {
  const { tests, terms } = lookupsOutside(row);
  return [...tests, ...terms].map(({ key }) => key);
}

function distinct<T>(items: readonly T[]): readonly T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

/** The last result for each row form: all rows of a group have the same one. */
const lastSettled = oncePer((_form: CompiledForm): { found: string; form: CompiledForm | undefined } => ({
  found: '',
  form: undefined,
}));

function settled(form: CompiledForm, outside: Outside): CompiledForm {
  const { tests, terms } = lookupsOutside(form);
  if (tests.length + terms.length === 0) return form;
  const verdicts = new Map(tests.map((test) => [JSON.stringify(test), outside.holds(test)]));
  const scope = { ...outside, holds: () => false };
  // A term from outside is the text that it stands for: the number or the date as it is sent.
  const texts = new Map(
    terms.map((term) => [
      JSON.stringify(term),
      term.op === 'ref' ? outside.textOf(term.key) : form.relations?.valueOf(term, scope, undefined),
    ]),
  );
  const found = JSON.stringify([...verdicts.values(), ...texts.values()]);
  const last = lastSettled(form);
  if (last.form && last.found === found) return last.form;
  last.found = found;
  last.form = replaceLookups(form, new Set([...tests, ...terms].map(({ key }) => key)), {
    condition: (test) => (verdicts.get(JSON.stringify(test)) ? always : never),
    term: (term) => ({ op: 'literal', text: texts.get(JSON.stringify(term)) ?? '' }),
  });
  return last.form;
}

interface Replacements {
  readonly condition: (test: AnswerTest) => Condition;
  readonly term: (term: AnswerTerm) => Expression;
}

/** @param outside keys that mean questions outside. */
function replaceLookups(form: CompiledForm, outside: ReadonlySet<string>, by: Replacements): CompiledForm {
  const condition = (whole: Condition): Condition =>
    mapTests(whole, (test) => (outside.has(test.key) ? by.condition(test) : test));
  const term = (own: AnswerTerm) => (outside.has(own.key) ? by.term(own) : own);
  const questions = [...form.questions].map(
    ([key, question]) => [key, replacedIn(form, question, { condition, term })] as const,
  );
  const rows = [...form.rows].map(([key, row]) => {
    // A key of the nested row itself hides the same key outside.
    const further = new Set([...outside].filter((name) => !row.questions.has(name)));
    return [key, replaceLookups(row, further, by)] as const;
  });
  const checks = form.checks && form.relations?.mapChecks(form.checks, { condition, term });
  return { ...form, ...(checks && { checks }), questions: new Map(questions), rows: new Map(rows) };
}

interface Replacing {
  readonly condition: (whole: Condition) => Condition;
  readonly term: (term: AnswerTerm) => Expression;
}

function replacedIn(form: CompiledForm, question: Question, change: Replacing): Question {
  const { visibleWhen, requiredWhen, options, expression, locks } = question;
  if (allConditionsIn(form, question).length === 0 && !expression) return question;
  const { condition } = change;
  const replaced = expression && form.relations?.map(expression, change);
  return {
    ...question,
    ...(replaced && { expression: replaced }),
    visibleWhen: visibleWhen && condition(visibleWhen),
    requiredWhen: requiredWhen && condition(requiredWhen),
    ...(locks && { locks: locks.map((lock) => ({ ...lock, when: condition(lock.when) })) }),
    options: options.some((option) => option.visibleWhen)
      ? options.map((option) =>
          option.visibleWhen ? { ...option, visibleWhen: condition(option.visibleWhen) } : option,
        )
      : options,
  };
}

/** The conditions of a question, those in its expression included. */
function allConditionsIn({ relations }: CompiledForm, question: Question): readonly Condition[] {
  const { expression } = question;
  return [...conditionsIn(question), ...((expression && relations?.parts(expression).conditions) ?? [])];
}
