import type { QuestionControlProps, QuestionView } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';
import { NumberInput } from './NumberInput.tsx';

function NumberQuestion({ field, value, ...control }: QuestionControlProps) {
  const { min, max } = field.settings;
  return (
    <NumberInput
      {...control}
      value={textAnswer(value)}
      min={typeof min === 'number' ? min : undefined}
      max={typeof max === 'number' ? max : undefined}
      label={field.label}
      placeholder={field.placeholder}
    />
  );
}

/** The view of a whole number with bounds. */
export const numberView: QuestionView = {
  labelling: 'label',
  Control: NumberQuestion,
  answerText: textAnswer,
};
