import type { QuestionControlProps, QuestionView } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';
import { concealNationalNumber } from './concealNationalNumber.ts';
import { NationalNumberInput } from './NationalNumberInput.tsx';

function NationalNumberQuestion({ field, value, ...control }: QuestionControlProps) {
  return <NationalNumberInput {...control} value={textAnswer(value)} label={field.label} />;
}

/** A national register number: dots until it is asked for, and in a review all but its last two digits. */
export const nationalNumberView: QuestionView = {
  labelling: 'label',
  Control: NationalNumberQuestion,
  answerText: (answer) => concealNationalNumber(textAnswer(answer)),
};
