import { forwardRef, useRef } from 'react';
import { lazyControl } from './questions/controls/lazyControl.tsx';
import { Announcer } from './registration/announcements/Announcer.tsx';
import { NewsletterAnswers } from './registration/consents/NewsletterAnswers.tsx';
import { NewsletterChoices } from './registration/consents/NewsletterChoices.tsx';
import { PrivacyAgreement } from './registration/consents/PrivacyAgreement.tsx';
import { EmptyToggle, FormSwitch } from './registration/courses/FormSwitch.tsx';
import { NextCourse } from './registration/courses/NextCourse.tsx';
import { DraftNote } from './registration/drafts/DraftNote.tsx';
import { DraftSaved } from './registration/drafts/DraftSaved.tsx';
import { AnswerReview } from './registration/modes/AnswerReview.tsx';
import { FoldedReview } from './registration/modes/FoldedReview.tsx';
import { useModeFocus } from './registration/modes/useModeFocus.ts';
import type { RegistrationFormHandle, RegistrationFormProps } from './registration/registrationFormProps.ts';
import { StepActions } from './registration/steps/StepActions.tsx';
import { ErrorSummary } from './registration/submission/ErrorSummary.tsx';
import { FormActions } from './registration/submission/FormActions.tsx';
import { useRegistration } from './registration/useRegistration.ts';
import { AfterFirstSection } from './rjsf/AfterFirstSection.tsx';
import { FormContext } from './rjsf/FormContext.tsx';
import { FormFields } from './rjsf/FormFields.tsx';
import { ControlBoundary } from './rjsf/field/ControlBoundary.tsx';
import { languageAttributes } from './texts/languageAttributes.ts';

/** Lazy-loaded: few forms are printed. */
const PrintedForm = lazyControl(
  async () => (await import('./registration/print/PrintedForm.tsx')).PrintedForm,
);

/** Lazy-loaded: most forms are one page. */
const StepProgress = lazyControl(
  async () => (await import('./registration/steps/StepProgress.tsx')).StepProgress,
);

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
    const { mode = 'edit', courses = [], privacy, views, walksCourses = false } = props;
    const { custom } = props.newsletter ?? {};
    const { store, idPrefix, shared, focus, newsletter, steps, courseWay, ...registration } = useRegistration(
      props,
      ref,
    );
    const { form } = store;
    const isReview = steps.shown !== undefined && steps.isLast;
    const isLast = steps.isLast && courseWay.label === undefined;
    const language = languageAttributes(form.settings.locale);
    const element = useRef<HTMLFormElement>(null);
    useModeFocus(element, mode);
    if (mode === 'print') {
      return (
        <div className="cf-form" id={props.id} {...language}>
          <ControlBoundary id={`${idPrefix}-print`} texts={form.texts}>
            <PrintedForm {...props} store={store} courses={courses} entries={newsletter.entries} />
          </ControlBoundary>
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
            // React also tells of a form in a portal inside this one. This one, in a portal, is none of the forms around it.
            if (event.target !== event.currentTarget) return;
            event.stopPropagation();
            event.preventDefault();
            if (courseWay.label !== undefined) courseWay.goOn();
            else if (isLast) void registration.submit();
            else steps.next();
          }}
        >
          <Announcer store={store} />
          <ErrorSummary store={store} idPrefix={idPrefix} courses={courses} focus={focus} />
          {mode !== 'read' && (
            <DraftNote
              store={store}
              onDiscard={registration.discardDraft}
              onUndo={registration.undoDiscard}
            />
          )}
          {mode === 'review' ? (
            <>
              {props.foldsReview ? (
                <ControlBoundary id={`${idPrefix}-review`} texts={form.texts}>
                  <FoldedReview store={store} views={views} courses={courses} />
                </ControlBoundary>
              ) : (
                <AnswerReview store={store} views={views} courses={courses} />
              )}
              <NewsletterAnswers entries={newsletter.entries} custom={custom} texts={form.texts} />
            </>
          ) : (
            <>
              {steps.shown !== undefined && (
                <ControlBoundary id={`${idPrefix}-steps`} texts={form.texts}>
                  <StepProgress store={store} idPrefix={idPrefix} onStep={steps.goTo} />
                </ControlBoundary>
              )}
              {isReview ? (
                <AnswerReview store={store} views={views} courses={courses} onChange={steps.goTo} />
              ) : (
                <FormSwitch store={store} idPrefix={idPrefix} courses={courses} />
              )}
              <AfterFirstSection.Provider value={props.afterFirstSection}>
                <FormFields form={form} idPrefix={idPrefix} />
              </AfterFirstSection.Provider>
              {!isReview && <EmptyToggle store={store} idPrefix={idPrefix} />}
              {!isReview && !walksCourses && (
                <NextCourse store={store} idPrefix={idPrefix} courses={courses} />
              )}
              {isLast && (
                <NewsletterChoices
                  {...{ newsletter, custom, idPrefix }}
                  texts={form.texts}
                  readOnly={mode === 'read'}
                />
              )}
            </>
          )}
          {mode !== 'read' && (
            <>
              {privacy && isLast && <PrivacyAgreement store={store} idPrefix={idPrefix} privacy={privacy} />}
              {(!steps.isLast || typeof props.children !== 'function') && <DraftSaved store={store} />}
              {!steps.isLast && <StepActions store={store} onBack={steps.back} />}
              {steps.isLast && (
                <FormActions store={store} onBack={steps.back} nextCourse={courseWay.label}>
                  {props.children}
                </FormActions>
              )}
            </>
          )}
        </form>
      </FormContext.Provider>
    );
  },
);
