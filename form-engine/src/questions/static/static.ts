import { cleanText, isBrokenText } from '../../rules/cleanText.ts';
import { wireText } from '../../sections/wireValue.ts';
import { configText } from '../building-blocks/configField.ts';
import { longestText } from '../building-blocks/textAnswer.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

/**
 * A text between the questions: `config.text`, in a safe subset of Markdown, below the question as a title. It asks
 * nothing, so it has no answer, is never required and is never sent.
 */
export const staticKind = {
  name: 'static',
  asksNothing: true,
  hasNoDefault: true,
  answerSchema: {},
  messages: {},
  accepts: (question) => question.type === 'static',
  uiSchema: (question) => {
    const text = configText(question, 'text').slice(0, longestText);
    return {
      'ui:field': 'QuestionField',
      'ui:options': {
        text: isBrokenText(text) ? '' : cleanText(text),
        heading: wireText(question.wire.question) ?? '',
      },
    };
  },
  decode: () => ({ answer: undefined }),
  encode: () => undefined,
  isFilled: () => false,
  diagnose: (question) => {
    const text = configText(question, 'text');
    const isReadable = text.length <= longestText && !isBrokenText(text);
    const message = `config.text of a static text must be text of at most ${longestText} characters`;
    return isReadable ? [] : [{ code: 'malformed', message }];
  },
} as const satisfies QuestionKind;
