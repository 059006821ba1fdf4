import { useContext } from 'react';
import { useStore } from 'zustand';
import { type FoldedAnswersProps, FormContext, type FormContextValue } from '../../rjsf/FormContext.tsx';
import { currentAnswers } from '../../store/formStore.ts';
import { ReviewedAnswer } from './AnswerReview.tsx';

/** The answers of a folded section as text. */
export function FoldedAnswers(props: FoldedAnswersProps) {
  const form = useContext(FormContext);
  return form && <Answers {...props} form={form} />;
}

function Answers({ keys, form: { store, views } }: FoldedAnswersProps & { readonly form: FormContextValue }) {
  useStore(store.edits);
  const answers = currentAnswers(store);
  return (
    <dl className="cf-answers">
      {keys
        .filter((key) => !store.form.kinds.get(key)?.asksNothing)
        .map((key) => (
          <ReviewedAnswer
            key={key}
            {...{ form: store.form, answers, views, courses: noCourses }}
            questionKey={key}
          />
        ))}
    </dl>
  );
}

/** The section's own title says for which course it asks. */
const noCourses: readonly never[] = [];
