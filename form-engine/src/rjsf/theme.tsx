import { type FormProps, type ThemeProps, withTheme } from '@rjsf/core';
import {
  type ErrorListProps,
  type FieldTemplateProps,
  getUiOptions,
  type ObjectFieldTemplateProps,
  type SubmitButtonProps,
} from '@rjsf/utils';
import { type ComponentType, useContext } from 'react';
import { headingField } from '../questions/question-kind/headingField.ts';
import type { Section } from '../sections/question.ts';
import { nl } from '../texts/nl.ts';
import { FormContext } from './FormContext.tsx';
import { HeadingField } from './field/HeadingField.tsx';
import { QuestionField } from './field/QuestionField.tsx';
import { FormSections } from './layout/FormSections.tsx';

/**
 * An rjsf theme that draws the `schema` and `uiSchema` of `compileForm` in any rjsf form: `withTheme(theme)`, with the
 * validator of `@clubpoort/form-engine/rjsf-validator`. A `RegistrationForm` has a theme of its own, with the same fields over a store of its own.
 */
export const theme: ThemeProps & Pick<FormProps, 'experimental_defaultFormStateBehavior'> = {
  // Without this setting rjsf gives an unstarted object answer as `{}`, which is then refused for its missing parts.
  experimental_defaultFormStateBehavior: { emptyObjectFields: 'skipEmptyDefaults' },
  fields: {
    StringField: QuestionField,
    BooleanField: QuestionField,
    ArrayField: QuestionField,
    FallbackField: QuestionField,
    // Used by kinds whose answer is an object, through `ui:field`. Otherwise rjsf draws its properties one by one.
    QuestionField,
    [headingField]: HeadingField,
  },
  templates: {
    FieldTemplate,
    ObjectFieldTemplate: SectionsTemplate,
    ErrorListTemplate,
    ButtonTemplates: { SubmitButton },
  },
};

/** An rjsf form with the engine's theme: `<RegistrationFields schema uiSchema validator />`. */
export const RegistrationFields: ComponentType<FormProps> = withTheme(theme);

/**
 * Draws the questions of an rjsf form in the sections of the uiSchema, followed by questions without a section. An rjsf form of a
 * host gets the frame whose styles a `RegistrationForm` draws itself.
 */
function SectionsTemplate({ properties, uiSchema, registry, fieldPathId }: ObjectFieldTemplateProps) {
  const contents = new Map(properties.map(({ name, content }) => [name, content]));
  const sections: readonly Section[] = getUiOptions(uiSchema).sections ?? [];
  const grouped = new Set(sections.flatMap(({ keys }) => keys));
  const loose = properties.map(({ name }) => name).filter((name) => !grouped.has(name));
  const isWithin = useContext(FormContext) !== undefined || fieldPathId.path.length > 0;
  const drawn = (
    <FormSections
      sections={[...sections, { title: '', keys: loose }]}
      idPrefix={registry.globalFormOptions.idPrefix}
      question={(key) => contents.get(key)}
    />
  );
  return isWithin ? drawn : <div className="cf-form">{drawn}</div>;
}

/** Draws no frame: `QuestionField` draws its own, so that a key press renders only one component. */
function FieldTemplate({ children, hidden }: FieldTemplateProps) {
  return hidden ? null : children;
}

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
