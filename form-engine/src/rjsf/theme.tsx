import { type FormProps, type ThemeProps, withTheme } from '@rjsf/core';
import type { ErrorListProps, SubmitButtonProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { nl } from '../texts/nl.ts';
import { formTheme } from './formTheme.tsx';

/**
 * An rjsf theme that draws the `schema` and `uiSchema` of `compileForm` in any rjsf form: `withTheme(theme)`, with the
 * validator of `@clubpoort/form-engine/rjsf-validator`. In a `RegistrationForm` the same theme reads and writes the
 * form's own store.
 */
export const theme: ThemeProps & Pick<FormProps, 'experimental_defaultFormStateBehavior'> = {
  ...formTheme,
  templates: { ...formTheme.templates, ErrorListTemplate, ButtonTemplates: { SubmitButton } },
};

/** An rjsf form with the engine's theme: `<RegistrationFields schema uiSchema validator />`. */
export const RegistrationFields: ComponentType<FormProps> = withTheme(theme);

function ErrorListTemplate({ errors }: ErrorListProps) {
  return (
    <div className="cf-form">
      <div className="cf-summary" role="alert">
        <p className="cf-summary-title">{nl.submitRefused}</p>
        <ul>
          {errors.map(({ property, name, title, message }) => (
            <li key={`${property} ${name}`}>{title ? `${title}: ${message}` : message}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function SubmitButton(_props: SubmitButtonProps) {
  return (
    <div className="cf-form">
      <div className="cf-actions">
        <button type="submit" className="cf-button">
          {nl.submit}
        </button>
      </div>
    </div>
  );
}
