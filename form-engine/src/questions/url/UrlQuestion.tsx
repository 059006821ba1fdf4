import { readWebAddress } from '../../rules/webAddress.ts';
import type { QuestionControlProps } from '../controls/questionView.tsx';
import { ReadControl } from '../controls/ReadControl.tsx';
import { textAnswer } from '../controls/textAnswer.ts';

const asItIs = (address: string) => address;

/** The control of a web address, which adds a missing `https://`. */
export function UrlQuestion({ field, value, onBlur, ...control }: QuestionControlProps) {
  return (
    <ReadControl
      {...control}
      value={textAnswer(value)}
      read={readWebAddress}
      show={asItIs}
      inputMode="url"
      autoComplete={field.autoComplete}
      placeholder={field.placeholder}
      onBlur={() => onBlur?.()}
    />
  );
}
