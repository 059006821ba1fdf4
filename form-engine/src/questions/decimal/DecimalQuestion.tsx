import { Affixed } from '../controls/Affixed.tsx';
import type { QuestionControlProps } from '../controls/questionView.tsx';
import { textAnswer } from '../controls/textAnswer.ts';
import { DecimalInput } from './DecimalInput.tsx';

/** The control of a number with decimals, with the unit beside it. */
export function DecimalQuestion({ field, value, describedBy, ...control }: QuestionControlProps) {
  return (
    <Affixed id={control.id} field={field} describedBy={describedBy}>
      {(ids) => (
        <DecimalInput
          {...control}
          describedBy={ids}
          value={textAnswer(value)}
          placeholder={field.placeholder}
          locale={field.locale}
        />
      )}
    </Affixed>
  );
}
