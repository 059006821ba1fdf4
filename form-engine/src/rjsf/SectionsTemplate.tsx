import { getUiOptions, type ObjectFieldTemplateProps } from '@rjsf/utils';
import { type ReactNode, useContext } from 'react';
import type { Section } from '../sections/question.ts';
import { FormContext } from './FormContext.tsx';
import { fieldId } from './fieldId.ts';
import { useOptionalStore } from './useOptionalStore.ts';

/** Draws the questions in the sections of the uiSchema, and whatever stands in no section after them. */
export function SectionsTemplate({ properties, uiSchema, registry }: ObjectFieldTemplateProps) {
  const contents = new Map(properties.map(({ name, content }) => [name, content]));
  const sections: readonly Section[] = getUiOptions(uiSchema).sections ?? [];
  const grouped = new Set(sections.flatMap(({ keys }) => keys));
  const loose = properties.map(({ name }) => name).filter((name) => !grouped.has(name));
  const idPrefix = registry.globalFormOptions.idPrefix;
  return [...sections, { title: '', keys: loose }].map(({ title, keys }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have one title, and their order is fixed
    <FormSection key={index} titleId={fieldId(idPrefix, `section-${index}`)} title={title} keys={keys}>
      {keys.map((key) => contents.get(key))}
    </FormSection>
  ));
}

interface FormSectionProps extends Section {
  readonly titleId: string;
  readonly children: ReactNode;
}

/** One section; none of its questions in sight, then nothing. */
function FormSection({ titleId, title, keys, children }: FormSectionProps) {
  const form = useContext(FormContext);
  const visible = useOptionalStore(
    form?.store.shell,
    (shell) => !shell || keys.some((key) => shell.visible.has(key)),
  );
  if (!visible || keys.length === 0) return null;
  if (title === '') return <div className="cf-section">{children}</div>;
  return (
    <section className="cf-section" aria-labelledby={titleId}>
      <h2 className="cf-section-title" id={titleId} dir="auto">
        {title}
      </h2>
      {children}
    </section>
  );
}
