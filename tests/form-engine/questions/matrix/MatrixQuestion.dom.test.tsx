import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { one, submit } from '../../nasty/hostileForm.ts';
import { ExampleForm } from '../../registration/exampleForm.tsx';

const question = {
  type: 'matrix',
  question: 'Waar ben je allergisch voor?',
  options: { j: 'Ja', n: 'Nee' },
  config: { rows: { p: 'Pinda', m: 'Koemelk en kaas' } },
};
const row = (name: string) => page.getByRole('radiogroup', { name });
const choice = (name: string, label: string) => row(name).getByRole('radio', { name: label, exact: true });

test('a choice is made in each row, and sent as an object', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={one({ ...question, required: 1 })} onSubmit={onSubmit} />);
  await userEvent.click(choice('Pinda', 'Ja'));
  await userEvent.click(choice('Koemelk en kaas', 'Ja'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(choice('Koemelk en kaas', 'Nee')).toBeChecked();
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: { p: 'j', m: 'n' } } }));
});

test('a row without a choice is refused at its place, and a link of the summary leads there', async () => {
  await render(<ExampleForm sections={one({ ...question, required: 1 })} />);
  await userEvent.click(choice('Pinda', 'Ja'));
  await userEvent.click(submit());
  await expect.element(row('Koemelk en kaas')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(row('Koemelk en kaas')).toHaveAccessibleDescription(/Selecteer een optie/);
  await expect.element(row('Pinda')).not.toHaveAttribute('aria-invalid');
  await expect.element(choice('Koemelk en kaas', 'Ja')).toHaveFocus();
  await userEvent.click(page.getByRole('link', { name: /Koemelk en kaas/ }));
  await expect.element(choice('Koemelk en kaas', 'Ja')).toHaveFocus();
});

test('the choice of a row is cleared where the question is optional', async () => {
  await render(<ExampleForm sections={one({ ...question, answer: { p: 'j' } })} />);
  await expect.element(choice('Pinda', 'Ja')).toBeChecked();
  await userEvent.click(page.getByRole('button', { name: 'Wis keuze' }));
  await expect.element(choice('Pinda', 'Ja')).not.toBeChecked();
  await expect.element(choice('Pinda', 'Ja')).toHaveFocus();
});

test('a choice that is no longer offered stays visible until another is made', async () => {
  await render(<ExampleForm sections={one({ ...question, answer: { p: 'weg' } })} />);
  await expect.element(choice('Pinda', 'weg (niet meer beschikbaar)')).toBeChecked();
  await userEvent.click(choice('Pinda', 'Nee'));
  await expect.element(page.getByText('weg (niet meer beschikbaar)')).not.toBeInTheDocument();
});

test('a wide screen shows a table, and a narrow one cards', async () => {
  await page.viewport(1000, 800);
  await render(<ExampleForm sections={one(question)} />);
  const head = () => document.querySelector('.cf-matrix-head');
  await expect.poll(() => head()?.checkVisibility()).toBe(true);
  await page.viewport(390, 800);
  await expect.poll(() => head()?.checkVisibility()).toBe(false);
  await expect.element(row('Pinda').getByText('Ja', { exact: true })).toBeVisible();
});

test('a matrix is words in the review, and boxes for each row on paper', async () => {
  const { rerender } = await render(
    <ExampleForm sections={one({ ...question, answer: { p: 'j', m: 'n' } })} mode="review" />,
  );
  await expect.element(page.getByText('Pinda: Ja, Koemelk en kaas: Nee')).toBeVisible();
  await rerender(<ExampleForm sections={one(question)} mode="print" />);
  await expect.element(page.getByText('Koemelk en kaas')).toBeVisible();
  expect(document.querySelectorAll('.cf-printed-box').length).toBe(4);
});
