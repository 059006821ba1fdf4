import { wireText } from '../../sections/wireValue.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

/**
 * A question that no kind accepts, shown as a note. Its stored answer never gets lost or changed: it is sent back as
 * it came, and a client's own value is ignored.
 */
export const unknownKind = {
  name: 'unknown',
  hasNoDefault: true,
  answerSchema: {},
  messages: {},
  accepts: () => false,
  uiSchema: () => ({ 'ui:field': 'unknown' }),
  decode: () => ({ answer: undefined }),
  encode: (_answer, { stored }) =>
    typeof stored === 'object' && stored ? stored : wireText(stored) || undefined,
  isFilled: (_answer, question) => question.stored !== undefined,
} as const satisfies QuestionKind;
