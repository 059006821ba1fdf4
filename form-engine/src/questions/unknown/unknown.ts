import { wireText } from '../../sections/wireValue.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

/**
 * A question that no kind accepts: a note instead of a field. Its stored answer is never lost and never changed: it goes
 * back as it came, and whatever a client sends in its place is ignored.
 */
export const unknownKind = {
  name: 'unknown',
  answerSchema: {},
  messages: {},
  accepts: () => false,
  uiSchema: () => ({ 'ui:field': 'unknown' }),
  decode: () => ({ answer: undefined }),
  encode: (_answer, { stored }) =>
    typeof stored === 'object' && stored ? stored : wireText(stored) || undefined,
  isFilled: (_answer, question) => question.stored !== undefined,
} as const satisfies QuestionKind;
