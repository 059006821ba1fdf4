import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { currentAnswers, type FormStore } from '../../store/formStore.ts';
import { visibleQuestions } from '../../visibility/visibleQuestions.ts';
import { AnswerReview, type AnswerReviewProps, isUnanswered, ReviewedAnswer } from './AnswerReview.tsx';

/** A few answers, and all of them on demand. */
export function FoldedReview(review: AnswerReviewProps) {
  const { store, views, courses } = review;
  useStore(store.edits);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { form } = store;
  const answers = currentAnswers(store);
  const brief = briefOf(store, views);
  return (
    <div className="cf-brief">
      <div id={id}>
        {isOpen ? (
          <AnswerReview {...review} />
        ) : (
          <dl className="cf-answers">
            {brief.map((key) => (
              <ReviewedAnswer key={key} {...{ form, answers, views, courses }} questionKey={key} />
            ))}
          </dl>
        )}
      </div>
      <button
        type="button"
        className="cf-link"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? form.texts.showFewerAnswers : form.texts.showAllAnswers}
      </button>
    </div>
  );
}

/** Number of answers that a folded review shows. */
const briefCount = 3;

/** The answers that most need a look: those that the server didn't know, then the others, in the order of the form. */
function briefOf(store: FormStore, views: AnswerReviewProps['views']): readonly string[] {
  const { form } = store;
  const answers = currentAnswers(store);
  const told = visibleQuestions(form, answers)
    .map(({ key }) => key)
    .filter((questionKey) => !form.kinds.get(questionKey)?.asksNothing)
    .filter((questionKey) => !isUnanswered({ form, answers, views, courses: [], questionKey }));
  const isNew = (key: string) =>
    form.questions.get(key)?.origin === undefined || store.fields.get(key)?.getState().edited === true;
  const first = [...told.filter(isNew), ...told.filter((key) => !isNew(key))].slice(0, briefCount);
  return told.filter((key) => first.includes(key));
}
