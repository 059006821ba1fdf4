import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';
import { ExampleForm } from '../../registration/exampleForm.tsx';

const gone = 'Dit is geen geldige waarde voor dit veld.';
const sections: readonly WireSection[] = [
  {
    title: '',
    fields: [
      { qid: 'size', nid: 0, type: 'select', question: 'Maat', options: ['S', 'M'], answer: 'XXL' },
      { qid: 'level', nid: 0, type: 'radio', question: 'Niveau', options: ['A', 'B'], answer: 'C' },
      {
        qid: 'days',
        nid: 0,
        type: 'select_multiple',
        question: 'Dagen',
        options: ['ma', 'wo'],
        answer: ['zo', 'ma'],
      },
    ],
  },
];

test('withGoneChoices keeps choices visible that are no longer offered, so that they can be cleared', async () => {
  const onSubmit = vi.fn(async () => {});
  const onInvalid = vi.fn();
  await render(<ExampleForm sections={sections} onSubmit={onSubmit} onInvalid={onInvalid} />);
  const submit = page.getByRole('button', { name: 'Versturen' });
  await expect
    .element(page.getByRole('combobox', { name: /^Maat/ }))
    .toHaveDisplayValue('XXL (niet meer beschikbaar)');
  await expect.element(page.getByRole('radio', { name: 'C (niet meer beschikbaar)' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'zo (niet meer beschikbaar)' })).toBeChecked();
  await userEvent.click(submit);
  expect(onInvalid.mock.calls[0]?.[0]).toMatchObject([
    { message: gone },
    { message: gone },
    { message: gone },
  ]);
  await userEvent.selectOptions(page.getByRole('combobox', { name: /^Maat/ }), 'Maak een keuze');
  await userEvent.click(page.getByRole('button', { name: 'Wis keuze' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'zo (niet meer beschikbaar)' }));
  await userEvent.click(submit);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ qids: { size_0: '', level_0: '', days_0: ['ma'] } }),
  );
});
