import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';
import { ExampleForm } from '#tests/form-engine/registration/exampleForm.tsx';
import { townNames } from './choicesFor.tsx';

const sections: readonly WireSection[] = [
  {
    title: '',
    fields: [
      {
        qid: 'nat',
        nid: 0,
        type: 'text',
        default_key: 'nationality',
        question: 'Nationaliteit',
        required: 1,
      },
      {
        qid: 'towns',
        nid: 0,
        type: 'select_multiple',
        question: 'Gemeenten',
        help: 'Waar kan je komen helpen?',
        options: Object.fromEntries(townNames.map((name, index) => [`t${index}`, name])),
        required: 1,
      },
      { qid: 'size', nid: 0, type: 'select', question: 'Maat', options: ['S', 'M', 'L'] },
    ],
  },
];

const nationality = page.getByRole('combobox', { name: 'Nationaliteit' });
const townBox = page
  .getByRole('group', { name: 'Gemeenten' })
  .getByRole('combobox', { name: 'Zoek in de lijst' });

test('a form with long lists can be filled in by keyboard alone, without an error on the way', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={sections} onSubmit={onSubmit} />);
  await nationality.findElement();
  await townBox.findElement();
  await userEvent.click(nationality);
  await userEvent.keyboard('nederl{Tab}');
  await expect.element(nationality).toHaveValue('Nederlands');
  await expect.element(townBox).toHaveFocus();
  await expect.element(page.getByText('Selecteer een optie')).not.toBeInTheDocument();
  await userEvent.keyboard('gent{Enter}brugge{Enter}{Tab}{Tab}{Tab}');
  await expect.element(page.getByText('Selecteer een optie')).not.toBeInTheDocument();
  await userEvent.keyboard('M');
  await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ qids: { nat_0: 'Nederlands', towns_0: ['t2', 't5'], size_0: 'M' } }),
  );
});

test('an empty required long list is an error, and gets the focus from the summary', async () => {
  await render(<ExampleForm sections={sections} />);
  await nationality.findElement();
  await townBox.findElement();
  await userEvent.click(nationality);
  await userEvent.keyboard('{Escape}{Tab}');
  await expect.element(nationality).toHaveAccessibleDescription('Selecteer een optie');
  await expect.element(nationality).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
  await userEvent.click(page.getByRole('link', { name: /Gemeenten/ }));
  await expect.element(townBox).toHaveFocus();
  await expect
    .element(page.getByRole('group', { name: 'Gemeenten' }))
    .toHaveAccessibleDescription('Waar kan je komen helpen? Selecteer een optie');
});

test('the review shows the labels of the chosen options', async () => {
  const answered = sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) =>
      field.qid === 'towns' ? { ...field, answer: 't5,t0,weg' } : { ...field, answer: 'Frans' },
    ),
  }));
  await render(<ExampleForm sections={answered} mode="review" />);
  await expect.element(page.getByText('Aalst, Gent, weg (niet meer beschikbaar)')).toBeVisible();
  await expect.element(page.getByText('Frans', { exact: true })).toBeVisible();
});
