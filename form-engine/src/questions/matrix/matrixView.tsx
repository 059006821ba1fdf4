import { lazyControl } from '../controls/lazyControl.tsx';
import type { QuestionView } from '../controls/questionView.tsx';
import { choicesOf } from './readMatrix.ts';
import { rowsOfMatrix } from './rowsOfMatrix.ts';

/** The view of one choice for each row. The review writes the rows with a choice: `Pinda: ja, Melk: nee`. */
export const matrixView: QuestionView = {
  labelling: 'group',
  showsParts: true,
  paper: 'rows',
  Control: lazyControl(async () => (await import('./MatrixQuestion.tsx')).MatrixQuestion),
  answerText: (answer, field) => {
    const choices = choicesOf(answer);
    return rowsOfMatrix(field)
      .filter(({ value }) => choices.has(value))
      .map(({ value, label }) => {
        const choice = choices.get(value);
        return `${label}: ${field.options.find((option) => option.value === choice)?.label ?? choice}`;
      })
      .join(', ');
  },
};
