import { Affixed, affixedText } from '../controls/Affixed.tsx';
import type { QuestionControlProps, QuestionView } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';
import { NumberInput } from './NumberInput.tsx';

function NumberQuestion({ field, value, describedBy, ...control }: QuestionControlProps) {
  const { min, max, clamps } = field.settings;
  return (
    <Affixed id={control.id} field={field} describedBy={describedBy}>
      {(ids) => (
        <NumberInput
          {...control}
          describedBy={ids}
          value={textAnswer(value)}
          min={typeof min === 'number' ? min : undefined}
          max={typeof max === 'number' ? max : undefined}
          clamps={clamps !== false}
          label={field.label}
          placeholder={field.placeholder}
        />
      )}
    </Affixed>
  );
}

/** The view of a whole number with bounds. */
export const numberView: QuestionView = {
  labelling: 'label',
  Control: NumberQuestion,
  answerText: (answer, field) => affixedText(textAnswer(answer), field),
};
