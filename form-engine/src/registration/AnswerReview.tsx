import { useStore } from 'zustand';
import type { QuestionView } from '../questions/controls/questionView.tsx';
import type { Answers } from '../questions/question-kind/answer.ts';
import { describeQuestion } from '../rjsf/field/describeQuestion.ts';
import { viewOf } from '../rjsf/questionViews.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { currentAnswers, type FormStore } from '../store/formStore.ts';
import { visibleQuestions } from '../visibility/visibleQuestions.ts';
import { type CourseTitles, courseTitle } from './courses/courseTitle.ts';

interface AnswerReviewProps {
  readonly store: FormStore;
  readonly views: Readonly<Record<string, QuestionView>> | undefined;
  readonly courses: CourseTitles;
}

/** The review before sending: the answers of every course as text, without answers that won't be sent. */
export function AnswerReview({ store, views, courses }: AnswerReviewProps) {
  // Renders again at each edit, because a draft may restore answers later.
  useStore(store.edits);
  const { form } = store;
  const answers = currentAnswers(store);
  const answered = visibleQuestions(form, answers).filter(({ key }) => !form.kinds.get(key)?.asksNothing);
  const asked = new Set(answered.map(({ key }) => key));
  const groups = form.sections
    .map(({ title, keys }) => ({ title, keys: keys.filter((key) => asked.has(key)) }))
    .filter(({ keys }) => keys.length > 0);
  return (
    <div className="cf-review">
      <h2 className="cf-section-title">{form.texts.review}</h2>
      {groups.map(({ title, keys }) => (
        <section key={keys[0]} className="cf-section">
          {title !== '' && (
            <h3 className="cf-review-title" dir="auto">
              {title}
            </h3>
          )}
          <dl className="cf-answers">
            {keys.map((key) => (
              <ReviewedAnswer key={key} {...{ form, answers, views, courses }} questionKey={key} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

interface ReviewedAnswerProps extends Omit<AnswerReviewProps, 'store'> {
  readonly form: CompiledForm;
  readonly answers: Answers;
  readonly questionKey: string;
}

function ReviewedAnswer({ form, answers, views, courses, questionKey }: ReviewedAnswerProps) {
  const field = describeQuestion(form, questionKey);
  const text = viewOf(field.kind, views).answerText(answers[questionKey], field, form.texts);
  const nid = form.questions.get(questionKey)?.nid ?? 0;
  return (
    <div className="cf-answer">
      <dt dir="auto">
        {field.label}
        {nid !== 0 && <span className="cf-course">{courseTitle(nid, courses, form.texts)}</span>}
      </dt>
      <dd dir="auto">{text || <span className="cf-optional">{form.texts.unanswered}</span>}</dd>
    </div>
  );
}
