import type { JsonSchema } from '../questions/question-kind/questionKind.ts';
import type { CompiledForm } from './compiledForm.ts';
import { concreteSchema } from './concreteSchema.ts';

/**
 * The whole form as one flat draft-07 schema, by question key. A question with a condition is never in `required`,
 * because that depends on another answer. `validateAnswers` checks it.
 */
export function formSchema(form: Pick<CompiledForm, 'questions' | 'kinds' | 'parameters'>): JsonSchema {
  const properties: [string, JsonSchema][] = [];
  const required: string[] = [];
  for (const [key, question] of form.questions) {
    const kind = form.kinds.get(key);
    const answerSchema = concreteSchema(kind?.answerSchema ?? {}, form.parameters.get(key) ?? {});
    properties.push([key, { title: question.label, ...answerSchema }]);
    if (question.required && kind?.requiredMessage && !question.visibleWhen) required.push(key);
  }
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    properties: Object.fromEntries(properties),
    required,
  };
}
