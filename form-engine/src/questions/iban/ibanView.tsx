import { showIban } from '../../rules/iban.ts';
import { lazyControl } from '../controls/lazyControl.tsx';
import type { QuestionView } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';

/** The view of an account number: shows it in groups of four. */
export const ibanView: QuestionView = {
  labelling: 'label',
  Control: lazyControl(async () => (await import('./IbanQuestion.tsx')).IbanQuestion),
  answerText: (answer) => showIban(textAnswer(answer)),
};
