import type { ComponentType } from 'react';
import { rowsOf } from '../../questions/group/rowsOf.ts';
import type { Answers } from '../../questions/question-kind/answer.ts';
import type { QuestionViews } from '../../rjsf/views/questionViews.ts';
import type { CompiledForm } from '../../schema/compiledForm.ts';
import { rowLabel } from '../../schema/rows/rowLabel.ts';
import { conditionsOf } from '../../visibility/conditions.ts';
import { rowForm } from '../../visibility/rowForm.ts';
import { visibleQuestions } from '../../visibility/visibleQuestions.ts';
import type { CourseTitles } from '../courses/courseTitle.ts';

export interface ReviewedAnswerProps {
  readonly form: CompiledForm;
  readonly answers: Answers;
  readonly questionKey: string;
  readonly views: QuestionViews;
  readonly courses: CourseTitles;
}

interface ReviewedRowsProps extends ReviewedAnswerProps {
  /** Shows one answer. Handed on, because a row may have groups of its own. */
  readonly Answer: ComponentType<ReviewedAnswerProps>;
}

/** The rows of a group in the review, each with the answers that will be sent. */
export function ReviewedRows({ form, answers, questionKey, Answer, ...shown }: ReviewedRowsProps) {
  const row = rowForm(form, questionKey, conditionsOf(form, answers));
  if (!row) return null;
  return (
    <ol className="cf-answer-rows">
      {rowsOf(answers[questionKey]).map((answered, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row of the review has no state
        <li key={index}>
          <p className="cf-row-label" dir="auto">
            {rowLabel(form, questionKey, index)}
          </p>
          <dl className="cf-answers">
            {visibleQuestions(row, answered)
              .filter(({ key }) => !row.kinds.get(key)?.asksNothing)
              .map(({ key }) => (
                <Answer key={key} {...shown} form={row} answers={answered} questionKey={key} />
              ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
