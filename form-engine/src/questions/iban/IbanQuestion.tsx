import { readIban, showIban } from '../../rules/iban.ts';
import type { QuestionControlProps } from '../controls/questionView.tsx';
import { ReadControl } from '../controls/ReadControl.tsx';
import { textAnswer } from '../controls/textAnswer.ts';

/** The control of an account number, which shows it in groups of four. */
export function IbanQuestion({ field, value, texts, onBlur, ...control }: QuestionControlProps) {
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
