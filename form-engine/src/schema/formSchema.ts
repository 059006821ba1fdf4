import type { FormSettings, JsonSchema, QuestionKind } from '../questions/question-kind/questionKind.ts';
import { unknownKind } from '../questions/unknown/unknown.ts';
import type { Question } from '../sections/question.ts';
import type { CompiledForm } from './compiledForm.ts';
import { concreteSchema } from './concreteSchema.ts';

export type FormParts = Pick<CompiledForm, 'questions' | 'kinds' | 'parameters' | 'settings'>;

/**
 * The whole form as one flat draft-07 schema, by question key. An answer that is required under a condition is optional
 * here: `portableSchema` adds the conditions.
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
  };
}

export function isRequirable(question: Question, kind: QuestionKind): boolean {
  return kind.requiredMessage !== undefined && (question.required || question.requiredWhen !== undefined);
}

export function parametersOf(kind: QuestionKind, question: Question, settings: FormSettings) {
  return kind.parameters?.(question, settings) ?? {};
}
