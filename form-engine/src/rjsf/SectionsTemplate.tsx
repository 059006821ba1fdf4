import { getUiOptions, type ObjectFieldTemplateProps } from '@rjsf/utils';
import { useContext } from 'react';
import type { Section } from '../sections/question.ts';
import { FormContext } from './FormContext.tsx';
import { FormSections } from './layout/FormSections.tsx';

/**
 * Draws the questions of an rjsf form in the sections of the uiSchema, followed by questions without a section. An rjsf form of a
 * host gets the frame whose styles a `RegistrationForm` draws itself.
 */
export function SectionsTemplate({ properties, uiSchema, registry, fieldPathId }: ObjectFieldTemplateProps) {
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
