import { StrictMode, useState } from 'react';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FormBuilder, type FormBuilderProps } from '#form-engine/src/builder.ts';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const item = (name: RegExp) => page.getByRole('treeitem', { name });
export const setting = (name: string) => page.getByRole('textbox', { name, exact: true });

/** A host that keeps the sections, and gives back what it got. */
export async function build(given: unknown, props: Partial<FormBuilderProps> = {}) {
  const seen: { sections: readonly WireSection[] } = { sections: [] };
  function Host() {
    const [sections, setSections] = useState(given);
    return (
      <FormBuilder
        {...props}
        sections={sections}
        onChange={(next) => {
          seen.sections = next;
          setSections(next);
        }}
      />
    );
  }
  await render(
    <StrictMode>
      <Host />
    </StrictMode>,
  );
  return seen;
}

export const qids = ({ sections }: { sections: readonly WireSection[] }) =>
  sections.map(({ fields }) => fields.map(({ qid }) => qid).join(' ')).join(' | ');
