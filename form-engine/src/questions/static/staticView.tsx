import { lazyControl } from '../controls/lazyControl.tsx';
import type { QuestionControlProps, QuestionView } from '../controls/questionView.tsx';

/** The view of a text between the questions. Its `answerText` is the Markdown as it is written. */
export const staticView: QuestionView = {
  labelling: 'self',
  Control: lazyControl<QuestionControlProps>(async () => (await import('./StaticText.tsx')).StaticText),
  answerText: (_answer, { settings: { text } }) => (typeof text === 'string' ? text : ''),
};
