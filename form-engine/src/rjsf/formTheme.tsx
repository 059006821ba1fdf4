import type { FormProps, ThemeProps } from '@rjsf/core';
import type { FieldTemplateProps } from '@rjsf/utils';
import { headingField } from '../questions/question-kind/headingField.ts';
import { HeadingField } from './field/HeadingField.tsx';
import { QuestionField } from './field/QuestionField.tsx';
import { SectionsTemplate } from './SectionsTemplate.tsx';

/** The part of the theme that a `RegistrationForm` draws. The rest of it is for an rjsf form of a host. */
export const formTheme: ThemeProps & Pick<FormProps, 'experimental_defaultFormStateBehavior'> = {
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
  },
};

/** Draws no frame: `QuestionField` draws its own, so that a key press renders only one component. */
function FieldTemplate({ children, hidden }: FieldTemplateProps) {
  return hidden ? null : children;
}
