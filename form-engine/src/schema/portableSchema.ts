import { hasOther } from '../questions/building-blocks/otherOption.ts';
import type { JsonSchema } from '../questions/question-kind/kindSettings.ts';
import type { QuestionKind } from '../questions/question-kind/questionKind.ts';
import { unknownKind } from '../questions/unknown/unknown.ts';
import type { AnswerTest } from '../sections/condition.ts';
import type { Check } from '../sections/expressions/check.ts';
import type { Option, Question } from '../sections/question.ts';
import { outsideTests, rowForm } from '../visibility/rowForm.ts';
import type { CompiledForm } from './compiledForm.ts';
import { concreteSchema } from './concreteSchema.ts';
import { allOf, type ConditionScope, conditionSchema } from './conditions/conditionSchema.ts';
import { isRequirable, parametersOf } from './formSchema.ts';

/**
 * The schema of a form for validators that don't know the engine: draft-07 of the answers as they are sent, by question
 * key. What depends on other answers stands in `allOf`, as `if` and `then`: an answer required under a condition, and an
 * option that is offered under one. Apart from what needs more than the answers (today, a profile, an address check),
 * its verdict is that of `validateAnswers`. One exception is more lenient: conditions of a group whose rows depend on
 * more than four tests on questions outside it.
 */
export function portableSchema(form: CompiledForm): JsonSchema {
  const definitions: Record<string, JsonSchema> = {};
  const rules = conditionalRules(form, definitions);
  const hasDefinitions = Object.keys(definitions).length > 0;
  return {
    ...form.schema,
    ...(rules.length > 0 && { allOf: rules, ...(hasDefinitions && { definitions }) }),
  };
}

/**
 * What the answers decide about each other, as rules beside the schema of the form.
 * @param definitions gets the conditions of the questions, here and in groups, under names of their own.
 */
function conditionalRules(
  form: CompiledForm,
  definitions: Record<string, JsonSchema>,
): readonly JsonSchema[] {
  const names = new Map<string, string>();
  const scope: ConditionScope = {
    find: (key) => {
      const question = form.questions.get(key);
      const [kind, parameters] = [form.kinds.get(key) ?? unknownKind, form.parameters.get(key) ?? {}];
      return question && { question, kind, parameters };
    },
    askedSchema: (key) => {
      const name = names.get(key);
      return name === undefined ? undefined : { $ref: `#/definitions/${name}` };
    },
  };
  for (const { key, visibleWhen } of form.questions.values()) {
    if (!visibleWhen) continue;
    const name = `asked${Object.keys(definitions).length + 1}`;
    names.set(key, name);
    definitions[name] = {};
  }
  for (const { key, visibleWhen } of form.questions.values()) {
    const name = names.get(key);
    if (visibleWhen && name !== undefined) definitions[name] = conditionSchema(visibleWhen, scope);
  }
  const rulesOfRow = (row: CompiledForm) => conditionalRules(row, definitions);
  const checks = (form.checks ?? []).flatMap((check) => checkRule(check, scope));
  return [...form.questions.values()]
    .flatMap((question) => [
      ...requirement(question, { form, scope }),
      ...question.options.flatMap((option) => offer(question, option, { form, scope })),
      ...rowRules(question.key, { form, scope }, rulesOfRow),
    ])
    .concat(checks);
}

/** The rule of a check whose condition must hold, while a question that it marks is asked. Values can't be compared. */
function checkRule(check: Check, scope: ConditionScope): readonly JsonSchema[] {
  if (!('must' in check)) return [];
  const asked = check.at.map((key) => scope.askedSchema(key));
  const marked = asked.flatMap((schema) => schema ?? []);
  const applies = [
    ...(check.when ? [conditionSchema(check.when, scope)] : []),
    ...(marked.length === asked.length ? [{ anyOf: marked }] : []),
  ];
  const must = conditionSchema(check.must, scope);
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return applies.length > 0 ? [{ if: allOf(applies), then: must }] : [must];
}

/** A schema for rows can't say what is computed from answers outside. */
const nothingOutside = { textOf: () => undefined, countOf: () => 0, rowsOf: () => [] };

/** Maximum number of tests outside a group for which its rows get a schema for each combination of verdicts. */
const mostOutsideTests = 4;

/** The rules for the rows of a group: one for each combination of verdicts on questions outside it. */
function rowRules(
  key: string,
  { form, scope }: RuleContext,
  rulesOf: (row: CompiledForm) => readonly JsonSchema[],
): readonly JsonSchema[] {
  const row = form.rows.get(key);
  const tests = row ? outsideTests(row) : [];
  if (tests.length > mostOutsideTests || tests.some((test) => !form.questions.has(test.key))) return [];
  return combinations(tests).flatMap((met): readonly JsonSchema[] => {
    const settled = rowForm(form, key, { ...nothingOutside, holds: (test) => met.has(test) });
    const rules = settled ? rulesOf(settled) : [];
    if (rules.length === 0) return [];
    const items = { type: 'object', allOf: rules };
    const rows = { type: 'object', properties: { [key]: { type: 'array', items } } };
    const conditions = tests.map((test) => {
      const holds = conditionSchema(test, scope);
      return met.has(test) ? holds : { not: holds };
    });
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    return conditions.length > 0 ? [{ if: allOf(conditions), then: rows }] : [rows];
  });
}

/** All subsets of these tests. */
function combinations([test, ...others]: readonly AnswerTest[]): readonly ReadonlySet<AnswerTest>[] {
  if (!test) return [new Set()];
  return combinations(others).flatMap((set) => [set, new Set([test, ...set])]);
}

interface RuleContext {
  readonly form: CompiledForm;
  readonly scope: ConditionScope;
}

/** The rule that requires an answer while the question is asked, or under a condition of its own. */
function requirement(question: Question, { form, scope }: RuleContext): readonly JsonSchema[] {
  const { key, requiredWhen, visibleWhen, locks = [] } = question;
  const kind = form.kinds.get(key) ?? unknownKind;
  if (!isRequirable(question, kind) || (question.required && !visibleWhen && locks.length === 0)) return [];
  const asked = scope.askedSchema(key);
  const needed = !question.required && requiredWhen ? conditionSchema(requiredWhen, scope) : undefined;
  const open = locks.map(({ when }) => ({ not: conditionSchema(when, scope) }));
  const parameters = parametersOf(kind, { ...question, required: true }, form.settings);
  return [
    {
      if: allOf([asked, needed, ...open].filter((schema) => schema !== undefined)),
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: {
        type: 'object',
        required: [key],
        properties: { [key]: concreteSchema(kind.answerSchema, parameters) },
      },
    },
  ];
}

/**
 * The rule that refuses an option while its condition doesn't hold, in each row of a matrix too. Where an answer has all options, it also
 * wants the option while the condition holds, or always where it has none beside one that has.
 */
function offer(
  question: Question,
  { value, visibleWhen }: Option,
  { form, scope }: RuleContext,
): readonly JsonSchema[] {
  // A text of the person's own may be the value of an option that isn't offered.
  if (hasOther(question)) return [];
  const chosen = { enum: [value] };
  const { answerSchema, hasAllOptions }: QuestionKind = form.kinds.get(question.key) ?? unknownKind;
  const answerIs = (answer: JsonSchema) => ({ type: 'object', properties: { [question.key]: answer } });
  const wanted = answerIs({
    anyOf: [
      { type: 'array', maxItems: 0 },
      { type: 'array', contains: chosen },
    ],
  });
  if (!visibleWhen) {
    // The number of the items says the same where no option has a condition.
    const isCounted = !question.options.some((option) => option.visibleWhen);
    return hasAllOptions && !isCounted ? [wanted] : [];
  }
  return [
    {
      if: { not: conditionSchema(visibleWhen, scope) },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: answerIs(
        answerSchema.type === 'object'
          ? { type: 'object', additionalProperties: { not: chosen } }
          : { not: { anyOf: [chosen, { type: 'array', contains: chosen }] } },
      ),
      ...(hasAllOptions && { else: wanted }),
    },
  ];
}
