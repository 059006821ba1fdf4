import { hasOther } from '../questions/building-blocks/otherOption.ts';
import type { FormSettings, JsonSchema, QuestionKind } from '../questions/question-kind/questionKind.ts';
import { unknownKind } from '../questions/unknown/unknown.ts';
import type { Option, Question } from '../sections/question.ts';
import type { CompiledForm } from './compiledForm.ts';
import { concreteSchema } from './concreteSchema.ts';
import { allOf, type ConditionScope, conditionSchema } from './conditionSchema.ts';

type FormParts = Pick<CompiledForm, 'questions' | 'kinds' | 'parameters' | 'settings'>;

/**
 * The whole form as one draft-07 schema of the answers as they are sent, by question key. What depends on other answers
 * stands in `allOf`, as `if` and `then`: an answer required under a condition, and an option that is offered under one.
 */
export function formSchema(form: FormParts): JsonSchema {
  const properties: [string, JsonSchema][] = [];
  const required: string[] = [];
  for (const [key, question] of form.questions) {
    const kind = form.kinds.get(key) ?? unknownKind;
    const always = isRequirable(question, kind) && question.required && !question.visibleWhen;
    const asked = question.required && !always ? { ...question, required: false } : question;
    const parameters =
      asked === question ? (form.parameters.get(key) ?? {}) : parametersOf(kind, asked, form.settings);
    properties.push([key, { title: question.label, ...concreteSchema(kind.answerSchema, parameters) }]);
    if (always) required.push(key);
  }
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    properties: Object.fromEntries(properties),
    required,
    ...conditionalKeywords(form),
  };
}

function isRequirable(question: Question, kind: QuestionKind): boolean {
  return kind.requiredMessage !== undefined && (question.required || question.requiredWhen !== undefined);
}

function parametersOf(kind: QuestionKind, question: Question, settings: FormSettings) {
  return kind.parameters?.(question, settings) ?? {};
}

/** `allOf` with what depends on other answers, and `definitions` with the conditions of the questions; empty without. */
function conditionalKeywords(form: FormParts): JsonSchema {
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
  readonly form: FormParts;
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
