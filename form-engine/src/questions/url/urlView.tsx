import { readWebAddress } from '../../rules/webAddress.ts';
import type { QuestionControlProps, QuestionView } from '../controls/questionView.tsx';
import { ReadControl } from '../controls/ReadControl.tsx';
import { textAnswer } from '../controls/textAnswer.ts';

const asItIs = (address: string) => address;

function UrlQuestion({ field, value, onBlur, ...control }: QuestionControlProps) {
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

/** The view of a web address. It is shown as text, never as a link. */
export const urlView: QuestionView = {
  labelling: 'label',
  Control: UrlQuestion,
  answerText: textAnswer,
};
