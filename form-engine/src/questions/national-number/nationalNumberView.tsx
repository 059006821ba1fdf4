import type { QuestionControlProps, QuestionView } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';
import { concealNationalNumber } from './concealNationalNumber.ts';
import { NationalNumberInput } from './NationalNumberInput.tsx';

function NationalNumberQuestion({ field, value, ...control }: QuestionControlProps) {
  return <NationalNumberInput {...control} value={textAnswer(value)} label={field.label} />;
}

/** The view of a national register number: dots until the user reveals it, and only the last two digits in a review. */
export const nationalNumberView: QuestionView = {
  labelling: 'label',
  Control: NationalNumberQuestion,
  answerText: (answer) => concealNationalNumber(textAnswer(answer)),
};
