import type { IsoDay } from '#rules/brusselsTime.ts';
import { answerKey, type QuestionRow } from '../../registration/askedQuestions.ts';
import { type Answered, answeredForm } from './answeredForm.ts';

/**
 * Makes questions optional that are asked, required and have no answer, because the answer ended or its consent was withdrawn. Without
 * this, nobody could change a phone number before saying again what was deleted.
 */
export function withoutOldGaps(answered: Answered, today: IsoDay): readonly QuestionRow[] {
  const { form, given, asked } = answeredForm(answered, today);
  return answered.rows.map((row) => {
    const key = answerKey(row);
    const question = form.questions.get(key);
    const isAnswered = question && form.kinds.get(key)?.isFilled(given[key], question);
    return asked.has(key) && !isAnswered ? { ...row, required: false, requiredWhen: null } : row;
  });
}
