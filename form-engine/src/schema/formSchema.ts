import type { JsonSchema } from '../questions/question-kind/kindSettings.ts';
import type { FormSettings, QuestionKind } from '../questions/question-kind/questionKind.ts';
import { unknownKind } from '../questions/unknown/unknown.ts';
import type { Question } from '../sections/question.ts';
import type { CompiledForm } from './compiledForm.ts';
import { concreteSchema } from './concreteSchema.ts';

export type FormParts = Pick<CompiledForm, 'questions' | 'kinds' | 'rows' | 'parameters' | 'settings'>;

/**
 * The whole form as one flat draft-07 schema, by question key. An answer that is required under a condition is optional
 * here: `portableSchema` adds the conditions.
 */
export function formSchema(form: FormParts): JsonSchema {
  const properties: [string, JsonSchema][] = [];
  const required: string[] = [];
  for (const [key, question] of form.questions) {
    const kind = form.kinds.get(key) ?? unknownKind;
    const always =
      isRequirable(question, kind) && question.required && !question.visibleWhen && !question.locks;
    const asked = question.required && !always ? { ...question, required: false } : question;
    const parameters =
      asked === question ? (form.parameters.get(key) ?? {}) : parametersOf(kind, asked, form.settings);
    properties.push([key, { title: question.label, ...answerSchema(form, key, { kind, parameters }) }]);
    if (always) required.push(key);
  }
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    properties: Object.fromEntries(properties),
    required,
  };
}

/** The schema of one answer. That of a group has the schema of its rows. */
function answerSchema(
  { rows }: Pick<CompiledForm, 'rows'>,
  key: string,
  {
    kind,
    parameters,
  }: { readonly kind: QuestionKind; readonly parameters: Readonly<Record<string, unknown>> },
): JsonSchema {
  const schema = concreteSchema(kind.answerSchema, parameters);
  const row = rows.get(key);
  if (!row) return schema;
  const { $schema: _, ...items } = row.schema;
  return { ...schema, items };
}

export function isRequirable(question: Question, kind: QuestionKind): boolean {
  return kind.requiredMessage !== undefined && (question.required || question.requiredWhen !== undefined);
}

export function parametersOf(kind: QuestionKind, question: Question, settings: FormSettings) {
  return kind.parameters?.(question, settings) ?? {};
}
