import { type ForwardedRef, useRef } from 'react';
import { lazyControl } from '../../questions/controls/lazyControl.tsx';
import { AfterFirstSection } from '../../rjsf/AfterFirstSection.tsx';
import { FormContext } from '../../rjsf/FormContext.tsx';
import { FormFields } from '../../rjsf/FormFields.tsx';
import { ControlBoundary } from '../../rjsf/field/ControlBoundary.tsx';
import { languageAttributes } from '../../texts/languageAttributes.ts';
import { Announcer } from '../announcements/Announcer.tsx';
import { DraftNote } from '../drafts/DraftNote.tsx';
import { DraftSaved } from '../drafts/DraftSaved.tsx';
import { AnswerReview } from '../modes/AnswerReview.tsx';
import { FoldedReview } from '../modes/FoldedReview.tsx';
import { useModeFocus } from '../modes/useModeFocus.ts';
import type { RegistrationFormHandle } from '../registrationFormProps.ts';
import { StepActions } from '../steps/StepActions.tsx';
import { ErrorSummary } from '../submission/ErrorSummary.tsx';
import { FormActions } from '../submission/FormActions.tsx';
import { useRegistration } from '../useRegistration.ts';
import type { FormFrameProps } from './formFrameProps.ts';

/** Lazy-loaded: few forms are printed. */
const PrintedForm = lazyControl(async () => (await import('../print/PrintedForm.tsx')).PrintedForm);

/** Lazy-loaded: most forms are one page. */
const StepProgress = lazyControl(async () => (await import('../steps/StepProgress.tsx')).StepProgress);

/** Number of questions above which the browser skips the layout of fields outside the viewport. */
const longForm = 100;

/**
 * A form around its questions: summary, drafts, steps, review, print and submit. A refused submit shows each problem at its field.
 *
 * An answer is checked when its field loses the focus, and all answers on submit. Nothing is checked while somebody types.
 */
export function FormFrame({
  handle,
  ...props
}: FormFrameProps & { readonly handle: ForwardedRef<RegistrationFormHandle> }) {
  const { mode = 'edit', courses = [], privacy, views, walksCourses = false, parts } = props;
  const { custom } = props.newsletter ?? {};
  const { store, idPrefix, shared, focus, newsletter, steps, courseWay, ...registration } = useRegistration(
    props,
    handle,
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
          <DraftNote store={store} onDiscard={registration.discardDraft} onUndo={registration.undoDiscard} />
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
            {parts && (
              <parts.NewsletterAnswers entries={newsletter.entries} custom={custom} texts={form.texts} />
            )}
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
              parts && <parts.FormSwitch store={store} idPrefix={idPrefix} courses={courses} />
            )}
            <AfterFirstSection.Provider value={props.afterFirstSection}>
              <FormFields form={form} idPrefix={idPrefix} />
            </AfterFirstSection.Provider>
            {parts && !isReview && <parts.EmptyToggle store={store} idPrefix={idPrefix} />}
            {parts && !isReview && !walksCourses && (
              <parts.NextCourse store={store} idPrefix={idPrefix} courses={courses} />
            )}
            {parts && isLast && (
              <parts.NewsletterChoices
                {...{ newsletter, custom, idPrefix }}
                texts={form.texts}
                readOnly={mode === 'read'}
              />
            )}
          </>
        )}
        {mode !== 'read' && (
          <>
            {parts && privacy && isLast && (
              <parts.PrivacyAgreement store={store} idPrefix={idPrefix} privacy={privacy} />
            )}
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
}
