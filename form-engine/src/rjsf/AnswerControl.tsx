import type { QuestionControlProps, QuestionView } from '../questions/controls/questionView.tsx';
import type { AnswerSource } from './useField.ts';
import { useOptionalStore } from './useOptionalStore.ts';

interface AnswerControlProps extends Omit<QuestionControlProps, 'value'> {
  readonly Control: QuestionView['Control'];
  readonly answer: AnswerSource;
}

/** A control with its answer: all that listens to the answer, and so all that renders for a key. */
export function AnswerControl({ Control, answer, ...control }: AnswerControlProps) {
  const kept = useOptionalStore('store' in answer ? answer.store : undefined, (state) => state?.answer);
  return <Control {...control} value={'store' in answer ? kept : answer.value} />;
}
