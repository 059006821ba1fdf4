import { forwardRef, useRef } from 'react';
import { AnswerReview } from './registration/AnswerReview.tsx';
import { Announcer } from './registration/announcements/Announcer.tsx';
import { NewsletterAnswers } from './registration/consents/NewsletterAnswers.tsx';
import { NewsletterChoices } from './registration/consents/NewsletterChoices.tsx';
import { PrivacyAgreement } from './registration/consents/PrivacyAgreement.tsx';
import { FormSwitch } from './registration/courses/FormSwitch.tsx';
import { NextCourse } from './registration/courses/NextCourse.tsx';
import { DraftNote } from './registration/drafts/DraftNote.tsx';
import { DraftSaved } from './registration/drafts/DraftSaved.tsx';
import { languageAttributes } from './registration/languageAttributes.ts';
import { PrintedForm } from './registration/print/PrintedForm.tsx';
import type { RegistrationFormHandle, RegistrationFormProps } from './registration/registrationFormProps.ts';
import { ErrorSummary } from './registration/submission/ErrorSummary.tsx';
import { FormActions } from './registration/submission/FormActions.tsx';
import { useModeFocus } from './registration/useModeFocus.ts';
import { useRegistration } from './registration/useRegistration.ts';
import { FormContext } from './rjsf/FormContext.tsx';
import { FormFields } from './rjsf/FormFields.tsx';

/** Number of questions above which the browser skips the layout of fields outside the viewport. */
const longForm = 100;

/**
 * One person's registration form (Specification 2.5 and 4.4): questions in sections, course switch, agreement,
 * newsletter and drafts. A refused submit shows each problem at its field.
 *
 * An answer is checked when its field loses the focus, and all answers on submit. Nothing is checked while somebody
 * types.
 */
export const RegistrationForm = forwardRef<RegistrationFormHandle, RegistrationFormProps>(
  function RegistrationForm(props, ref) {
    const { mode = 'edit', courses = [], privacy, views, newsletter: { custom } = {} } = props;
    const { store, idPrefix, shared, focus, newsletter, ...registration } = useRegistration(props, ref);
    const { form } = store;
    const language = languageAttributes(form.settings.locale);
    const element = useRef<HTMLFormElement>(null);
    useModeFocus(element, mode);
    if (mode === 'print') {
      return (
        <div className="cf-form" id={props.id} {...language}>
          <PrintedForm {...props} store={store} courses={courses} entries={newsletter.entries} />
        </div>
      );
    }
    return (
      <FormContext.Provider value={shared}>
        <form
          ref={element}
          className="cf-form"
          data-long={form.questions.size > longForm || undefined}
          id={props.id}
          {...language}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void registration.submit();
          }}
        >
          <Announcer store={store} />
          <ErrorSummary store={store} idPrefix={idPrefix} courses={courses} focus={focus} />
          {mode !== 'read' && <DraftNote store={store} onDiscard={registration.discardDraft} />}
          {mode === 'review' ? (
            <>
              <AnswerReview store={store} views={views} courses={courses} />
              <NewsletterAnswers entries={newsletter.entries} custom={custom} texts={form.texts} />
            </>
          ) : (
            <>
              <FormSwitch store={store} idPrefix={idPrefix} courses={courses} />
              <FormFields form={form} idPrefix={idPrefix} />
              <NextCourse store={store} idPrefix={idPrefix} courses={courses} />
              <NewsletterChoices
                {...{ newsletter, custom, idPrefix }}
                texts={form.texts}
                readOnly={mode === 'read'}
              />
            </>
          )}
          {mode !== 'read' && (
            <>
              {privacy && <PrivacyAgreement store={store} idPrefix={idPrefix} privacy={privacy} />}
              <DraftSaved store={store} />
              {props.children ?? <FormActions store={store} />}
            </>
          )}
        </form>
      </FormContext.Provider>
    );
  },
);
