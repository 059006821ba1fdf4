import { Suspense } from 'react';
import { useStore } from 'zustand';
import { lazyControl } from '../../questions/controls/lazyControl.tsx';
import { rowsOf } from '../../questions/group/rowsOf.ts';
import { describeQuestion } from '../../rjsf/field/describeQuestion.ts';
import { type QuestionViews, viewOf } from '../../rjsf/views/questionViews.ts';
import type { CompiledForm } from '../../schema/compiledForm.ts';
import { currentAnswers, type FormStore } from '../../store/formStore.ts';
import { stepOf } from '../../visibility/formSteps.ts';
import { visibleQuestions } from '../../visibility/visibleQuestions.ts';
import { type CourseTitles, courseTitle } from '../courses/courseTitle.ts';
import { stepTitle } from '../steps/stepTitle.ts';
import type { ReviewedAnswerProps } from './ReviewedRows.tsx';

export interface AnswerReviewProps {
  readonly store: FormStore;
  readonly views: QuestionViews;
  readonly courses: CourseTitles;
  /** Goes to a step to change its answers. Absent where the host offers the way back. */
  readonly onChange?: (step: number) => void;
}

/** The review before sending: the answers of every course as text, without answers that won't be sent. */
export function AnswerReview({ store, views, courses, onChange }: AnswerReviewProps) {
  // Renders again at each edit, because a draft may restore answers later.
  useStore(store.edits);
  const { form } = store;
  const answers = currentAnswers(store);
  const answered = visibleQuestions(form, answers).filter(({ key }) => !form.kinds.get(key)?.asksNothing);
  const asked = new Set(answered.map(({ key }) => key));
  const groups = form.sections
    .map(({ title, keys }) => ({ title, keys: keys.filter((key) => asked.has(key)) }))
    .filter(({ keys }) => keys.length > 0)
    .map((group, index, all) => ({ ...group, step: stepBegunBy(form, all.slice(0, index + 1)) }));
  return (
    <div className="cf-review">
      <h2 className="cf-section-title">{form.texts.review}</h2>
      {groups.map(({ title, keys, step }) => (
        <section key={keys[0]} className="cf-section">
          <div className="cf-review-head">
            {title !== '' && (
              <h3 className="cf-review-title" dir="auto">
                {title}
              </h3>
            )}
            {onChange && step !== undefined && <ChangeStep form={form} step={step} onChange={onChange} />}
          </div>
          <ReviewedSection keys={keys} {...{ form, answers, views, courses }} />
        </section>
      ))}
    </div>
  );
}

interface ReviewedSectionProps extends Omit<ReviewedAnswerProps, 'questionKey'> {
  readonly keys: readonly string[];
}

/** The answers of a section. Questions without an answer come last, as one entry: a line for each would hide the answers. */
function ReviewedSection({ keys, ...shown }: ReviewedSectionProps) {
  const open = keys.filter((questionKey) => isUnanswered({ ...shown, questionKey }));
  const folded = open.length > 1 ? open : [];
  return (
    <dl className="cf-answers">
      {keys
        .filter((key) => !folded.includes(key))
        .map((key) => (
          <ReviewedAnswer key={key} {...shown} questionKey={key} />
        ))}
      {folded.length > 0 && (
        <div className="cf-answer cf-unanswered">
          {folded.map((questionKey) => (
            <Question key={questionKey} {...shown} questionKey={questionKey} />
          ))}
          <dd className="cf-optional">{shown.form.texts.unanswered}</dd>
        </div>
      )}
    </dl>
  );
}

export function isUnanswered({ form, answers, views, questionKey }: ReviewedAnswerProps): boolean {
  const field = describeQuestion(form, questionKey);
  const answer = answers[questionKey];
  return (
    rowsOf(answer).length === 0 && viewOf(field.kind, views).answerText(answer, field, form.texts) === ''
  );
}

interface ReviewedGroup {
  readonly keys: readonly string[];
}

/** The step that the last of these groups is the first of; `undefined` for the others, and in a form without steps. */
function stepBegunBy(form: CompiledForm, groups: readonly ReviewedGroup[]): number | undefined {
  const [step, before] = groups
    .slice(-2)
    .reverse()
    .map(({ keys: [key = ''] }) => stepOf(form, key));
  return step === before ? undefined : step;
}

interface ChangeStepProps {
  readonly form: CompiledForm;
  readonly step: number;
  readonly onChange: (step: number) => void;
}

function ChangeStep({ form, step, onChange }: ChangeStepProps) {
  return (
    <button type="button" className="cf-link" onClick={() => onChange(step)}>
      {form.texts.changeStep}
      <span className="cf-hidden" dir="auto">
        {' '}
        {stepTitle(form, step)}
      </span>
    </button>
  );
}

/** Lazy-loaded: most forms have no group. */
const ReviewedRows = lazyControl(async () => (await import('./ReviewedRows.tsx')).ReviewedRows);

/** One answer as text beside its question. */
export function ReviewedAnswer({ form, answers, views, courses, questionKey }: ReviewedAnswerProps) {
  const field = describeQuestion(form, questionKey);
  const rows = rowsOf(answers[questionKey]);
  const text = viewOf(field.kind, views).answerText(answers[questionKey], field, form.texts);
  return (
    <div className="cf-answer" data-rows={rows.length > 0 || undefined}>
      <Question {...{ form, answers, views, courses, questionKey }} />
      <dd dir="auto">
        {rows.length > 0 ? (
          <Suspense fallback={<div className="cf-loading" />}>
            <ReviewedRows {...{ form, answers, views, courses, questionKey }} Answer={ReviewedAnswer} />
          </Suspense>
        ) : (
          text || <span className="cf-optional">{form.texts.unanswered}</span>
        )}
      </dd>
    </div>
  );
}

function Question({ form, courses, questionKey }: ReviewedAnswerProps) {
  const nid = form.questions.get(questionKey)?.nid ?? 0;
  return (
    <dt dir="auto">
      {describeQuestion(form, questionKey).label}
      {nid !== 0 && <span className="cf-course">{courseTitle(nid, courses, form.texts)}</span>}
    </dt>
  );
}
