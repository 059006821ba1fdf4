import { readIban, showIban } from '../../rules/iban.ts';
import type { QuestionControlProps, QuestionView } from '../controls/questionView.tsx';
import { ReadControl } from '../controls/ReadControl.tsx';
import { textAnswer } from '../controls/textAnswer.ts';

function IbanQuestion({ field, value, texts, onBlur, ...control }: QuestionControlProps) {
  return (
    <ReadControl
      {...control}
      value={textAnswer(value)}
      read={readIban}
      show={showIban}
      autoComplete="off"
      placeholder={field.placeholder || texts.ibanPlaceholder}
      onBlur={() => onBlur?.()}
    />
  );
}

/** The view of an account number: shows it in groups of four. */
export const ibanView: QuestionView = {
  labelling: 'label',
  Control: IbanQuestion,
  answerText: (answer) => showIban(textAnswer(answer)),
};
