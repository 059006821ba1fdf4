import { useStore } from 'zustand';
import type { NewsletterEntry } from '../../answers/registrationPayload.ts';
import { currentAnswers, type FormStore } from '../../store/formStore.ts';
import { NewsletterAnswers } from '../consents/NewsletterAnswers.tsx';
import { type CourseTitles, courseTitle } from '../courses/courseTitle.ts';
import type { FormFrameProps } from '../frame/formFrameProps.ts';
import { PrintedBoxes } from './PrintedBoxes.tsx';
import { PrintedQuestion } from './PrintedQuestion.tsx';
import { paperCourses } from './paperQuestions.ts';

interface PrintedFormProps extends Pick<FormFrameProps, 'views' | 'privacy' | 'newsletter'> {
  readonly store: FormStore;
  readonly courses: CourseTitles;
  readonly entries: readonly NewsletterEntry[];
}

/** The printed form: every course with its sections, without controls, and with space to write missing answers. */
export function PrintedForm(props: PrintedFormProps) {
  const { store, courses, views, entries } = props;
  const { form } = store;
  // Renders again at each edit, because a draft may restore answers later.
  useStore(store.edits);
  const answers = currentAnswers(store);
  const printedCourses = paperCourses(form, answers);
  return (
    <div className="cf-print">
      {printedCourses.map(({ nid, sections }) => (
        <section key={nid} className="cf-printed-course">
          {printedCourses.length > 1 && (
            <h2 className="cf-section-title" dir="auto">
              {courseTitle(nid, courses, form.texts)}
            </h2>
          )}
          {sections.map(({ title, questions }) => (
            <div key={questions[0]?.key} className="cf-printed-section">
              {title !== '' && (
                <h3 className="cf-review-title" dir="auto">
                  {title}
                </h3>
              )}
              <dl className="cf-printed-questions">
                {questions.map((question) => (
                  <PrintedQuestion key={question.key} {...{ form, question, answers, views }} />
                ))}
              </dl>
            </div>
          ))}
        </section>
      ))}
      <NewsletterAnswers entries={entries} custom={props.newsletter?.custom} texts={form.texts} />
      {props.privacy && <PrintedAgreement store={store} />}
    </div>
  );
}

function PrintedAgreement({ store }: { readonly store: FormStore }) {
  const agreed = useStore(store.agreement, (agreement) => agreement.answer === true);
  const { texts } = store.form;
  const agreement = texts.privacyAgreement.replace('{conditions}', texts.privacyConditions);
  return (
    <dl className="cf-printed-questions">
      <div className="cf-printed">
        <dt>{texts.privacy}</dt>
        <dd>{agreed ? `${agreement}: ${texts.yes}` : <PrintedBoxes labels={[agreement]} />}</dd>
      </div>
    </dl>
  );
}
