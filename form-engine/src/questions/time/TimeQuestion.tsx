import { readTime, showTime } from '../../rules/time.ts';
import type { QuestionControlProps } from '../controls/questionView.tsx';
import { ReadControl } from '../controls/ReadControl.tsx';
import { textAnswer } from '../controls/textAnswer.ts';

/** The control of a time of the day, which reads several notations. */
export function TimeQuestion({ field, value, texts, onBlur, ...control }: QuestionControlProps) {
  return (
    <ReadControl
      {...control}
      value={textAnswer(value)}
      read={readTime}
      show={showTime}
      inputMode="numeric"
      autoComplete="off"
      placeholder={field.placeholder || texts.timePlaceholder}
      onBlur={() => onBlur?.()}
    />
  );
}
