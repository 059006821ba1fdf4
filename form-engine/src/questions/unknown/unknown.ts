import { wireText } from '../../sections/wireValue.ts';
import { headingField } from '../question-kind/headingField.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

/**
 * The fallback for a question that no kind accepts: `compileForm` chooses it, and the form shows a note. The stored
 * answer is sent back unchanged. A value from the form is ignored, so nothing can overwrite an answer that the engine
 * can't read.
 */
export const unknownKind = {
  name: 'unknown',
  hasNoDefault: true,
  answerSchema: {},
  messages: {},
  accepts: () => false,
  uiSchema: () => ({ 'ui:field': headingField }),
  decode: () => ({ answer: undefined }),
  encode: (_answer, { stored }) =>
    typeof stored === 'object' && stored ? stored : wireText(stored) || undefined,
  isFilled: (_answer, question) => question.stored !== undefined,
} as const satisfies QuestionKind;
