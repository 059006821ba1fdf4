import { forwardRef, useMemo } from 'react';
import { NewsletterAnswers } from './registration/consents/NewsletterAnswers.tsx';
import { NewsletterChoices } from './registration/consents/NewsletterChoices.tsx';
import { PrivacyAgreement } from './registration/consents/PrivacyAgreement.tsx';
import { EmptyToggle, FormSwitch } from './registration/courses/FormSwitch.tsx';
import { NextCourse } from './registration/courses/NextCourse.tsx';
import { FormFrame } from './registration/frame/FormFrame.tsx';
import { useCompiledForm } from './registration/frame/useCompiledForm.ts';
import type { RegistrationFormHandle, RegistrationFormProps } from './registration/registrationFormProps.ts';
import { builtInViews } from './rjsf/views/builtInViews.ts';
import { compileWith } from './schema/compileWith.ts';
import type { Diagnostic } from './sections/diagnostic.ts';

const parts = { FormSwitch, EmptyToggle, NextCourse, NewsletterChoices, NewsletterAnswers, PrivacyAgreement };

/**
 * One person's registration form (Specification 2.5 and 4.4): questions in sections, course switch, agreement,
 * newsletter and drafts. A refused submit shows each problem at its field.
 */
export const RegistrationForm = forwardRef<RegistrationFormHandle, RegistrationFormProps>(
  function RegistrationForm(props, ref) {
    const { form: _form, sections: _sections, ...settings } = props;
    const form = useCompiledForm(props);
    const views = useMemo(() => ({ ...builtInViews, ...props.views }), [props.views]);
    return (
      <FormFrame
        {...settings}
        {...{ form, views, parts }}
        diagnose={props.form ? undefined : () => allDiagnostics(props)}
        handle={ref}
      />
    );
  },
);

/** The diagnostics of sections. The code that finds them is loaded here alone. */
async function allDiagnostics(props: RegistrationFormProps): Promise<readonly Diagnostic[]> {
  const { compileParts } = await import('./schema/compileParts.ts');
  const { sections, ports, locale, plainKeys = false } = props;
  return compileWith(sections, { today: ports.clock.today(), locale, plainKeys }, compileParts).diagnostics;
}
