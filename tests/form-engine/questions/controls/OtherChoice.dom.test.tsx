import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { manyOptions, one, submit } from '../../nasty/hostileForm.ts';
import { ExampleForm } from '../../registration/exampleForm.tsx';

const other = () => page.getByRole('textbox', { name: 'Schrijf hier je antwoord' });
const config = { other: true };

test('a radio with "Andere…" sends the text, also while it passes the value of an option', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(
    <ExampleForm
      sections={one({ type: 'radio', options: ['a', 'b'], config, required: 1 })}
      onSubmit={onSubmit}
    />,
  );
  await userEvent.click(page.getByRole('radio', { name: 'Andere…' }));
  await userEvent.type(other(), 'aap');
  await expect.element(page.getByRole('radio', { name: 'Andere…' })).toBeChecked();
  await expect.element(other()).toHaveFocus();
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: 'aap' } }));
  await userEvent.click(page.getByRole('radio', { name: 'b' }));
  await expect.element(other()).not.toBeInTheDocument();
});

test('a select with "Andere…" shows a stored text, and nothing as gone', async () => {
  const onSubmit = vi.fn(async () => {});
  const question = { type: 'select', options: ['a', 'b'], config, answer: 'iets anders' };
  await render(<ExampleForm sections={one(question)} onSubmit={onSubmit} />);
  await expect.element(other()).toHaveValue('iets anders');
  await userEvent.selectOptions(page.getByRole('combobox'), 'b');
  await expect.element(other()).not.toBeInTheDocument();
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: 'b' } }));
});

test('a long select offers "Andere…" too', async () => {
  await render(<ExampleForm sections={one({ type: 'select', options: manyOptions(20), config })} />);
  const box = page.getByRole('combobox', { name: /Vraag/ });
  await userEvent.click(box);
  await userEvent.fill(box, 'Andere');
  await userEvent.click(page.getByRole('option', { name: 'Andere…' }));
  await expect.element(other()).toBeVisible();
});

test('another answer than the options is shown as text in the review', async () => {
  const question = { type: 'radio', options: ['a', 'b'], config, answer: 'iets anders' };
  await render(<ExampleForm sections={one(question)} mode="review" />);
  await expect.element(page.getByText('iets anders', { exact: true })).toBeVisible();
});
