import { showDecimal } from '../../rules/decimal.ts';
import { Affixed, affixedText } from '../controls/Affixed.tsx';
import type { QuestionControlProps, QuestionView } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';
import { DecimalInput } from './DecimalInput.tsx';

function DecimalQuestion({ field, value, describedBy, ...control }: QuestionControlProps) {
  return (
    <Affixed id={control.id} field={field} describedBy={describedBy}>
      {(ids) => (
        <DecimalInput
          {...control}
          describedBy={ids}
          value={textAnswer(value)}
          placeholder={field.placeholder}
        />
      )}
    </Affixed>
  );
}

/** The view of a number with decimals: shows a comma, and the unit beside it. */
export const decimalView: QuestionView = {
  labelling: 'label',
  Control: DecimalQuestion,
  answerText: (answer, field) => affixedText(showDecimal(textAnswer(answer)), field),
};
