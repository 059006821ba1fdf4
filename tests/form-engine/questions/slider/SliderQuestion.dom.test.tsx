import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { one, submit } from '../../nasty/hostileForm.ts';
import { ExampleForm } from '../../registration/exampleForm.tsx';

const question = { type: 'slider', question: 'Hoe ver?', config: { max: 40, step: 5, unit: 'km' } };
const slider = () => page.getByRole('slider', { name: /^Hoe ver\?/ });
const valueText = (text: string) => expect.element(slider()).toHaveAttribute('aria-valuetext', text);

test('a slider has no answer until a key or a press chooses one', async () => {
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={one({ ...question, required: 1 })} onSubmit={onSubmit} />);
  await valueText('Nog niets gekozen');
  await userEvent.click(submit());
  await expect.element(page.getByText('Kies een plaats op de schuif').first()).toBeVisible();
  await expect.element(slider()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await valueText('10\u00A0km');
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: '10' } }));
});

test('the end at which an empty slider stands can be chosen by a key', async () => {
  await render(<ExampleForm sections={one(question)} />);
  await expect.element(slider()).toBeVisible();
  (slider().element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  await valueText('0\u00A0km');
});

test('an optional slider is cleared, and keeps the focus', async () => {
  await render(<ExampleForm sections={one({ ...question, answer: '25' })} />);
  await valueText('25\u00A0km');
  await userEvent.click(page.getByRole('button', { name: 'Wis keuze' }));
  await valueText('Nog niets gekozen');
  await expect.element(slider()).toHaveFocus();
});

test('a slider is written with its unit in the review', async () => {
  await render(<ExampleForm sections={one({ ...question, answer: '25' })} mode="review" />);
  await expect.element(page.getByText('25\u00A0km')).toBeVisible();
});
