import { cleanText, isBrokenText } from '../../rules/cleanText.ts';
import { wireText } from '../../sections/wireValue.ts';
import { configText } from '../building-blocks/configField.ts';
import { longestText } from '../building-blocks/textAnswer.ts';
import { headingField } from '../question-kind/headingField.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

/**
 * A text between the questions: `config.text`, in a safe subset of Markdown, below the question as a title. It asks
 * nothing, so it has no answer, is never required and is never sent.
 */
export const staticKind = {
  name: 'static',
  ownNames: ['config.text'],
  asksNothing: true,
  hasNoDefault: true,
  answerSchema: {},
  messages: {},
  accepts: (question) => question.type === 'static',
  uiSchema: (question) => {
    const wire = configText(question, 'text').slice(0, longestText);
    const text = isBrokenText(wire) ? '' : cleanText(wire);
    const heading = wireText(question.wire.question) ?? '';
    return {
      'ui:field': headingField,
      // Stock rjsf draws only this title, so it has the text as well.
      'ui:title': [heading, text].filter(Boolean).join(': '),
      'ui:options': { text, heading },
    };
  },
  decode: () => ({ answer: undefined }),
  encode: () => undefined,
  isFilled: () => false,
} as const satisfies QuestionKind;
