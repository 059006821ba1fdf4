import { chosenLabels } from '../controls/choices.ts';
import type { QuestionView } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';
import { NativeSelect } from './NativeSelect.tsx';

/** One of several, in a list that opens. */
export const selectView: QuestionView = {
  labelling: 'label',
  Control: NativeSelect,
  answerText: (answer, field, texts) =>
    chosenLabels(field.options, [textAnswer(answer)], texts.optionGone).join(', '),
};
