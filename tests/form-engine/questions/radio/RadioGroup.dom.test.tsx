import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ExampleForm } from '../../registration/exampleForm.tsx';

const sections = [
  { title: '', fields: [{ qid: 'level', nid: 0, type: 'radio', question: 'Niveau', options: ['a', 'b'] }] },
];

test('RadioGroup keeps the focus when "Wis keuze" clears the choice and disappears', async () => {
  await render(<ExampleForm sections={sections} />);
  await userEvent.click(page.getByRole('radio', { name: 'b' }));
  await userEvent.click(page.getByRole('button', { name: 'Wis keuze' }));
  await expect.element(page.getByRole('button', { name: 'Wis keuze' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: 'b' })).not.toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'a' })).toHaveFocus();
});
