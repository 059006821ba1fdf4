import { readTime, showTime } from '../../rules/time.ts';
import type { QuestionControlProps, QuestionView } from '../controls/questionView.tsx';
import { ReadControl } from '../controls/ReadControl.tsx';
import { textAnswer } from '../controls/textAnswer.ts';

function TimeQuestion({ field, value, texts, onBlur, ...control }: QuestionControlProps) {
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

/** The view of a time of the day: reads several notations, and shows 9u30. */
export const timeView: QuestionView = {
  labelling: 'label',
  Control: TimeQuestion,
  answerText: (answer) => showTime(textAnswer(answer)),
};
