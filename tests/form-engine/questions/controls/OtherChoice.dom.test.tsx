import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RegistrationFormHandle } from '#form-engine/src/registration/registrationFormProps.ts';
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

test('a select_multiple with "Andere…" sends the options and the text, also while it passes an option', async () => {
  const onSubmit = vi.fn(async () => {});
  const question = { type: 'select_multiple', options: ['a', 'b', 'c'], config, required: true };
  await render(<ExampleForm sections={one(question)} onSubmit={onSubmit} />);
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  await userEvent.click(box('a'));
  await userEvent.click(box('Andere…'));
  await userEvent.type(other(), 'aap');
  await expect.element(box('a')).toBeChecked();
  await userEvent.click(box('c'));
  await expect.element(other()).toHaveValue('aap');
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: ['a', 'c', 'aap'] } }));
  await userEvent.click(box('Andere…'));
  await expect.element(other()).not.toBeInTheDocument();
  await expect.element(box('c')).toBeChecked();
});

test('a select_multiple with "Andere…" shows a stored text, in the form and in the review', async () => {
  const question = {
    type: 'select_multiple',
    options: { a: 'Aa', b: 'Bb' },
    config,
    answer: ['iets anders', 'b'],
  };
  const screen = await render(<ExampleForm sections={one(question)} />);
  await expect.element(other()).toHaveValue('iets anders');
  await expect.element(page.getByRole('checkbox', { name: 'Bb' })).toBeChecked();
  await screen.rerender(<ExampleForm sections={one(question)} mode="review" />);
  await expect.element(page.getByText('Bb, iets anders', { exact: true })).toBeVisible();
});

test('a reset takes "Andere…" away with its text', async () => {
  const ref = createRef<RegistrationFormHandle>();
  await render(<ExampleForm ref={ref} sections={one({ type: 'radio', options: ['a'], config })} />);
  await userEvent.click(page.getByRole('radio', { name: 'Andere…' }));
  await userEvent.type(other(), 'iets');
  ref.current?.reset();
  await expect.element(other()).not.toBeInTheDocument();
});
