import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { one, submit } from '../../nasty/hostileForm.ts';
import { ExampleForm, ports } from '../../registration/exampleForm.tsx';

const input = () => page.getByRole('textbox', { name: /Vraag/ });

test.each([
  ['iban', 'be68539007547034', 'BE68 5390 0754 7034', 'BE68539007547034'],
  ['time', '930', '9u30', '09:30'],
  ['url', 'www.club.be', 'https://www.club.be', 'https://www.club.be'],
])('a typed %s stays as typed, is rewritten when the field is left, and is sent', async (...example) => {
  const [type, typed, shown, sent] = example;
  const onSubmit = vi.fn(async () => {});
  const screen = await render(<ExampleForm sections={one({ type })} onSubmit={onSubmit} />);
  await userEvent.type(input(), typed);
  await expect.element(input()).toHaveValue(typed);
  await userEvent.tab();
  await expect.element(input()).toHaveValue(shown);
  await userEvent.click(submit());
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ qids: { q_0: sent } }));
  await screen.rerender(<ExampleForm sections={one({ type, answer: sent })} mode="review" />);
  await expect.element(page.getByText(shown)).toBeVisible();
  expect(document.querySelector('dd a')).toBeNull();
});

test('an account number is never in a draft', async () => {
  const save = vi.fn(async () => {});
  const drafts = { load: async () => undefined, save, remove: async () => {} };
  const fields = [
    { qid: 'iban', nid: 0, type: 'iban', question: 'Rekeningnummer' },
    { qid: 'name', nid: 0, type: 'text', question: 'Naam' },
  ];
  await render(
    <ExampleForm sections={[{ title: '', fields }]} ports={{ ...ports, drafts }} draftKey="draft" />,
  );
  await userEvent.fill(page.getByRole('textbox', { name: /Rekeningnummer/ }), 'BE68539007547034');
  await userEvent.fill(page.getByRole('textbox', { name: /Naam/ }), 'Noor');
  await expect.poll(() => save.mock.calls.length).toBeGreaterThan(0);
  expect(JSON.stringify(save.mock.calls)).toContain('Noor');
  expect(JSON.stringify(save.mock.calls)).not.toContain('BE68');
});
