import '#form-engine/src/styles.css';
import { StrictMode, useState } from 'react';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Choice } from '#form-engine/src/questions/controls/fieldDescription.ts';
import { PagedSelect } from '#form-engine/src/questions/paged-select/PagedSelect.tsx';
import { PagedSelectMultiple } from '#form-engine/src/questions/paged-select/PagedSelectMultiple.tsx';
import type {
  PagedSelectMultipleProps,
  PagedSelectProps,
} from '#form-engine/src/questions/paged-select/selectProps.ts';

export const townNames = [
  'Aalst',
  'Antwerpen',
  'Brugge',
  'Brussel',
  'Dendermonde',
  'Gent',
  'Genk',
  'Hasselt',
  'Knokke-Heist',
  'Kortrijk',
  'Leuven',
  'Luik',
  'Mechelen',
  'Oostende',
  'Sint-Genesius-Rode',
];

export const choicesOf = (labels: readonly string[]): readonly Choice[] =>
  labels.map((label, index) => ({ value: `v${index}`, label }));

export const towns = choicesOf(townNames);

/** Renders a select that holds its own value, with a label and a field after it. */
export async function renderSelect(props: Partial<PagedSelectProps> = {}) {
  const changes: string[] = [];
  const left: string[] = [];
  function Host() {
    const [value, setValue] = useState(props.value ?? '');
    return (
      <>
        <p>Ernaast</p>
        <label htmlFor="town">Gemeente</label>
        <PagedSelect
          id="town"
          options={towns}
          {...props}
          value={value}
          onChange={(next) => {
            changes.push(next);
            setValue(next);
          }}
          onBlur={() => left.push(changes.at(-1) ?? '')}
        />
        <button type="button">Daarna</button>
      </>
    );
  }
  await render(
    <StrictMode>
      <Host />
    </StrictMode>,
  );
  const box = page.getByRole('combobox', { name: 'Gemeente' });
  await box.findElement();
  return { box, changes, left };
}

/** Renders the same for a select with several answers. */
export async function renderSelectMultiple(props: Partial<PagedSelectMultipleProps> = {}) {
  const changes: (readonly string[])[] = [];
  function Host() {
    const [value, setValue] = useState(props.value ?? []);
    return (
      <>
        <label htmlFor="towns">Gemeenten</label>
        <PagedSelectMultiple
          id="towns"
          options={towns}
          {...props}
          value={value}
          onChange={(next) => {
            changes.push(next);
            setValue(next);
          }}
        />
        <button type="button">Daarna</button>
      </>
    );
  }
  await render(
    <StrictMode>
      <Host />
    </StrictMode>,
  );
  const box = page.getByRole('combobox', { name: 'Gemeenten' });
  await box.findElement();
  return { box, changes };
}

/** The labels in the open list, in their order. */
export function listed(): readonly string[] {
  return [...document.querySelectorAll('[role=option]')].map((option) => option.textContent);
}

/** The accessible name of the active row. It is `undefined` while the caret is in the text. */
export function atHand(): string | undefined {
  const id = document.querySelector('[role=combobox]')?.getAttribute('aria-activedescendant');
  if (id === null || id === undefined) return undefined;
  const row = document.getElementById(id);
  if (!row) throw new Error(`aria-activedescendant points at nothing: ${id}`);
  return row.getAttribute('aria-label') ?? row.textContent;
}
