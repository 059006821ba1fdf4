import { forwardRef } from 'react';
import { AnswerReview } from './registration/AnswerReview.tsx';
import { FormSwitch } from './registration/courses/FormSwitch.tsx';
import { NextCourse } from './registration/courses/NextCourse.tsx';
import { DraftNote } from './registration/drafts/DraftNote.tsx';
import { NewsletterChoices } from './registration/NewsletterChoices.tsx';
import { PrivacyAgreement } from './registration/PrivacyAgreement.tsx';
import type { RegistrationFormHandle, RegistrationFormProps } from './registration/registrationFormProps.ts';
import { ErrorSummary } from './registration/submission/ErrorSummary.tsx';
import { FormActions } from './registration/submission/FormActions.tsx';
import { useRegistration } from './registration/useRegistration.ts';
import { FormContext } from './rjsf/FormContext.tsx';
import { FormFields } from './rjsf/FormFields.tsx';
import { currentAnswers } from './store/formStore.ts';

/**
 * One person's registration form (Specification 2.5 and 4.4): the questions in their sections, the switch between
 * courses, the agreement, the newsletter, drafts, and a submit that shows what is wrong where it is wrong.
 *
 * An answer is checked when its field is left, everything when the form is submitted, nothing while somebody types.
 */
export const RegistrationForm = forwardRef<RegistrationFormHandle, RegistrationFormProps>(
  function RegistrationForm(props, ref) {
    const { mode = 'edit', courses = [], privacy, views } = props;
    const { store, idPrefix, shared, focus, newsletter, ...registration } = useRegistration(props, ref);
    const { form } = store;
    return (
      <FormContext.Provider value={shared}>
        <form
          className="cf-form"
          id={props.id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void registration.submit();
          }}
        >
          <ErrorSummary store={store} idPrefix={idPrefix} focus={focus} />
          <DraftNote store={store} onDiscard={registration.discardDraft} />
          {mode === 'review' ? (
            <AnswerReview form={form} answers={currentAnswers(store)} views={views} courses={courses} />
          ) : (
            <>
              <FormSwitch store={store} idPrefix={idPrefix} courses={courses} />
              <FormFields form={form} idPrefix={idPrefix} />
              <NextCourse store={store} idPrefix={idPrefix} courses={courses} />
            </>
          )}
          {newsletter.length > 0 && (
            <NewsletterChoices
              entries={newsletter}
              custom={props.newsletter?.custom}
              idPrefix={idPrefix}
              texts={form.texts}
              readOnly={mode === 'read'}
              onChange={registration.chooseNewsletter}
            />
          )}
          {privacy && mode !== 'read' && (
            <PrivacyAgreement store={store} idPrefix={idPrefix} privacy={privacy} />
          )}
          {mode !== 'read' && (props.children ?? <FormActions store={store} />)}
        </form>
      </FormContext.Provider>
    );
  },
);
