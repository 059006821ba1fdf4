import { hasOther } from '../questions/building-blocks/otherOption.ts';
import type { JsonSchema } from '../questions/question-kind/questionKind.ts';
import { unknownKind } from '../questions/unknown/unknown.ts';
import type { Option, Question } from '../sections/question.ts';
import type { CompiledForm } from './compiledForm.ts';
import { concreteSchema } from './concreteSchema.ts';
import { allOf, type ConditionScope, conditionSchema } from './conditionSchema.ts';
import { isRequirable, parametersOf } from './formSchema.ts';

/**
 * The schema of a form for validators that don't know the engine: draft-07 of the answers as they are sent, by question
 * key. What depends on other answers stands in `allOf`, as `if` and `then`: an answer required under a condition, and an
 * option that is offered under one. Apart from what needs more than the answers (today, a profile, an address check),
 * its verdict is that of `validateAnswers`.
 */
export function portableSchema(form: CompiledForm): JsonSchema {
  return { ...form.schema, ...conditionalKeywords(form) };
}

/** `allOf` with what depends on other answers, and `definitions` with the conditions of the questions; empty without. */
function conditionalKeywords(form: CompiledForm): JsonSchema {
  const definitions: Record<string, JsonSchema> = {};
  const names = new Map<string, string>();
  const scope: ConditionScope = {
    find: (key) => {
      const question = form.questions.get(key);
      return question && { question, kind: form.kinds.get(key) ?? unknownKind };
    },
    askedSchema: (key) => {
      const name = names.get(key);
      return name === undefined ? undefined : { $ref: `#/definitions/${name}` };
    },
  };
  for (const { key, visibleWhen } of form.questions.values())
    if (visibleWhen) names.set(key, `asked${names.size + 1}`);
  for (const { key, visibleWhen } of form.questions.values()) {
    const name = names.get(key);
    if (visibleWhen && name !== undefined) definitions[name] = conditionSchema(visibleWhen, scope);
  }
  const rules = [...form.questions.values()].flatMap((question) => [
    ...requirement(question, { form, scope }),
    ...question.options.flatMap((option) => offer(question, option, scope)),
  ]);
  return rules.length > 0 ? { allOf: rules, ...(names.size > 0 && { definitions }) } : {};
}

interface RuleContext {
  readonly form: CompiledForm;
  readonly scope: ConditionScope;
}

/** The rule that requires an answer while the question is asked, or under a condition of its own. */
function requirement(question: Question, { form, scope }: RuleContext): readonly JsonSchema[] {
  const { key, requiredWhen, visibleWhen } = question;
  const kind = form.kinds.get(key) ?? unknownKind;
  if (!isRequirable(question, kind) || (question.required && !visibleWhen)) return [];
  const asked = scope.askedSchema(key);
  const needed = !question.required && requiredWhen ? conditionSchema(requiredWhen, scope) : undefined;
  const parameters = parametersOf(kind, { ...question, required: true }, form.settings);
  return [
    {
      if: allOf([asked, needed].filter((schema) => schema !== undefined)),
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: {
        type: 'object',
        required: [key],
        properties: { [key]: concreteSchema(kind.answerSchema, parameters) },
      },
    },
  ];
}

/** The rule that refuses an option while its condition doesn't hold. */
function offer(
  question: Question,
  { value, visibleWhen }: Option,
  scope: ConditionScope,
): readonly JsonSchema[] {
  // A text of the person's own may be the value of an option that isn't offered.
  if (!visibleWhen || hasOther(question)) return [];
  const chosen = { enum: [value] };
  return [
    {
      if: { not: conditionSchema(visibleWhen, scope) },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: {
        type: 'object',
        properties: { [question.key]: { not: { anyOf: [chosen, { type: 'array', contains: chosen }] } } },
      },
    },
  ];
}
