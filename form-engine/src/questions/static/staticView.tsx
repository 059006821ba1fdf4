import type { QuestionView } from '../controls/questionView.tsx';
import { plainText, readMarkdown } from './readMarkdown.ts';
import { StaticText } from './StaticText.tsx';

/** The view of a text between the questions. */
export const staticView: QuestionView = {
  labelling: 'self',
  Control: StaticText,
  answerText: (_answer, { settings: { text } }) =>
    typeof text === 'string' ? plainText(readMarkdown(text)) : '',
};
