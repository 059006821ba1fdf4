import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { en } from '#form-engine/src/texts/en.ts';
import { one, submit } from '../../nasty/hostileForm.ts';
import { ExampleForm } from '../../registration/exampleForm.tsx';

const weight = { type: 'decimal', question: 'Gewicht', config: { unit: 'kg', max: 200 } };
const input = () => page.getByRole('textbox', { name: /Gewicht/ });

test.each([
  ['12,50', '12,5', '12.5'],
  ['12.5', '12,5', '12.5'],
  ['1 000.5', '1000,5', undefined],
])('a decimal typed as %s is shown as %s and sent as %s', async (typed, shown, sent) => {
  const onSubmit = vi.fn(async () => {});
  await render(<ExampleForm sections={one(weight)} onSubmit={onSubmit} />);
  await userEvent.type(input(), typed);
  await expect.element(input()).toHaveValue(typed);
  await userEvent.tab();
  await expect.element(input()).toHaveValue(shown);
  await userEvent.click(submit());
  if (sent === undefined)
    await expect.element(page.getByText('Waarde mag niet groter zijn dan 200').first()).toBeVisible();
  else {
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: sent } }));
  }
});

test('a decimal with a point before three digits says how it is read', async () => {
  await render(<ExampleForm sections={one(weight)} />);
  await userEvent.type(input(), '1.500');
  await userEvent.tab();
  await expect.element(input()).toHaveValue('1,5');
  await expect
    .element(page.getByRole('status').filter({ hasText: 'We lezen dit als 1,5. Bedoel je 1500?' }))
    .toBeVisible();
  await userEvent.fill(input(), '1500');
  await expect.element(page.getByText(/We lezen dit als/)).not.toBeInTheDocument();
});

test('a decimal in English has a point, and so have its messages', async () => {
  const screen = await render(
    <ExampleForm sections={one({ ...weight, config: { max: 99.5 } })} locale="en" texts={en} />,
  );
  await userEvent.type(input(), '1,234.5');
  await userEvent.tab();
  await expect.element(input()).toHaveValue('1234.5');
  await expect.element(page.getByText('This must be at most 99.5').first()).toBeVisible();
  await userEvent.fill(input(), '9,5');
  await userEvent.tab();
  await expect.element(input()).toHaveValue('9.5');
  await screen.rerender(
    <ExampleForm sections={one({ ...weight, answer: '9.5' })} locale="en" texts={en} mode="review" />,
  );
  await expect.element(page.getByText('9.5\u00A0kg')).toBeVisible();
});

test('the unit of a decimal is read with its input, and stands with the answer in the review', async () => {
  const filled = { ...weight, answer: '12.5', help: 'Met kleren aan.' };
  const screen = await render(<ExampleForm sections={one(filled)} />);
  await expect.element(input()).toHaveAccessibleDescription('kg Met kleren aan.');
  await screen.rerender(<ExampleForm sections={one(filled)} mode="review" />);
  await expect.element(page.getByText('12,5\u00A0kg')).toBeVisible();
});

test.each(['text', 'number'])('prefix and suffix of a %s are read with its input', async (type) => {
  await render(<ExampleForm sections={one({ type, config: { prefix: 'nr.', suffix: '(op je kaart)' } })} />);
  await expect
    .element(page.getByRole('textbox', { name: /Vraag/ }))
    .toHaveAccessibleDescription('nr. (op je kaart)');
});
