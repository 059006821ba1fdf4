import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { one, submit } from '../../nasty/hostileForm.ts';
import { ExampleForm } from '../../registration/exampleForm.tsx';

const question = { type: 'rating', question: 'Hoe was het kamp?' };
const star = (n: number) => page.getByRole('radio', { name: `${n} van 5 sterren` });

test('stars are chosen by the arrow keys, and their number is sent', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={one({ ...question, required: 1 })} onSubmit={onSubmit} />);
  await expect.element(page.getByRole('radiogroup', { name: /Hoe was het kamp/ })).toBeVisible();
  await expect.element(star(1)).toBeInTheDocument();
  await userEvent.tab();
  await expect.element(star(1)).toHaveFocus();
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
  await expect.element(star(3)).toBeChecked();
  expect(document.querySelectorAll('.cf-star[data-lit]').length).toBe(3);
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: '3' } }));
});

test('stars are chosen by mouse, and cleared where the question is optional', async () => {
  await render(<ExampleForm sections={one(question)} />);
  await userEvent.click(star(4));
  await expect.element(star(4)).toBeChecked();
  await userEvent.click(page.getByRole('button', { name: 'Wis keuze' }));
  await expect.element(star(4)).not.toBeChecked();
  await expect.element(star(1)).toHaveFocus();
});

test('stars are words in the review', async () => {
  await render(<ExampleForm sections={one({ ...question, answer: '4' })} mode="review" />);
  await expect.element(page.getByText('4 van 5 sterren')).toBeVisible();
});

test('stars without an answer are boxes on paper', async () => {
  await render(<ExampleForm sections={one({ ...question, config: { max: 3 } })} mode="print" />);
  await expect.element(page.getByText('3', { exact: true })).toBeVisible();
});
