import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DraftPort } from '../../../../form-engine/src/ports.ts';
import type { Answers } from '../../../../form-engine/src/questions/question-kind/answer.ts';
import { ExampleForm, ports } from '../exampleForm.tsx';

function memoryDrafts(kept = new Map<string, Answers>()) {
  const drafts: DraftPort = {
    load: async (key) => kept.get(key),
    save: async (key, answers) => void kept.set(key, answers),
    remove: async (key) => void kept.delete(key),
  };
  return { kept, drafts };
}

const firstName = () => page.getByRole('textbox', { name: 'Voornaam' });
const complete = { born_0: '2015-05-06', level_12: 'Beginner', size_34: 'M', swim_34: true };

test('useDraft: drafts are saved a while after an edit, restored on return and forgotten when the form is sent', async () => {
  const { kept, drafts } = memoryDrafts();
  const form = <ExampleForm ports={{ ...ports, drafts }} draftKey="noor" initialAnswers={complete} />;
  const first = await render(form);
  await userEvent.fill(firstName(), 'Noor');
  expect(kept.size).toBe(0);
  await expect.element(page.getByText('Concept bewaard'), { timeout: 3000 }).toBeVisible();
  expect(kept.get('noor')).toEqual({ ...complete, fname_0: 'Noor' });
  await first.unmount();

  await render(form);
  await expect.element(page.getByText('Concept hersteld')).toBeVisible();
  await expect.element(firstName()).toHaveValue('Noor');
  await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
  await expect.poll(() => kept.size).toBe(0);
});

test('useDraft: drafts are forgotten too where the host left the form while it was sent', async () => {
  const { kept, drafts } = memoryDrafts(new Map([['noor', { ...complete, fname_0: 'Noor' }]]));
  const sent = Promise.withResolvers<void>();
  const onSubmit = vi.fn(() => sent.promise);
  const screen = await render(
    <ExampleForm ports={{ ...ports, drafts }} draftKey="noor" onSubmit={onSubmit} />,
  );
  await expect.element(page.getByText('Concept hersteld')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  await screen.unmount();
  expect(kept.size).toBe(1);
  sent.resolve();
  await expect.poll(() => kept.size).toBe(0);
});

test('useDraft: drafts stay where the host says that nothing was sent', async () => {
  const { kept, drafts } = memoryDrafts(new Map([['noor', { ...complete, fname_0: 'Noor' }]]));
  const onSubmit = vi.fn(async () => 'unsent' as const);
  await render(<ExampleForm ports={{ ...ports, drafts }} draftKey="noor" onSubmit={onSubmit} />);
  await expect.element(page.getByText('Concept hersteld')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  await expect.element(page.getByRole('button', { name: 'Versturen' })).not.toHaveAttribute('aria-disabled');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(kept.size).toBe(1);
});

test('useDraft: drafts lose nothing when the form goes before the draft was saved', async () => {
  const { kept, drafts } = memoryDrafts();
  const screen = await render(<ExampleForm ports={{ ...ports, drafts }} draftKey="noor" />);
  await userEvent.fill(firstName(), 'Noor');
  await screen.unmount();
  await expect.poll(() => kept.get('noor')).toEqual({ fname_0: 'Noor' });
});

test('useDraft: drafts never replace what was typed before they arrived', async () => {
  let arrive = (_draft: Answers) => {};
  const drafts: DraftPort = {
    ...memoryDrafts().drafts,
    load: () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  };
  await render(<ExampleForm ports={{ ...ports, drafts }} draftKey="noor" />);
  await userEvent.fill(firstName(), 'Noor');
  arrive({ fname_0: 'Oud', mail_0: 'oud@example.be' });
  await expect.element(page.getByRole('textbox', { name: /^E-mailadres/ })).toHaveValue('oud@example.be');
  await expect.element(firstName()).toHaveValue('Noor');
});

test('useDraft: drafts can be thrown away for a fresh start', async () => {
  const { kept, drafts } = memoryDrafts(new Map([['noor', { fname_0: 'Oud' }]]));
  await render(<ExampleForm ports={{ ...ports, drafts }} draftKey="noor" />);
  await userEvent.click(page.getByRole('button', { name: 'Begin opnieuw' }));
  await expect.element(firstName()).toHaveValue('');
  await expect.poll(() => kept.size).toBe(0);
});

test('useDraft: drafts that cannot be kept leave the form as it is', async () => {
  const drafts: DraftPort = {
    load: vi.fn(async () => Promise.reject(new Error('blocked'))),
    save: vi.fn(async () => Promise.reject(new Error('full'))),
    remove: vi.fn(async () => Promise.reject(new Error('blocked'))),
  };
  await render(<ExampleForm ports={{ ...ports, drafts }} draftKey="noor" />);
  await userEvent.fill(firstName(), 'Noor');
  await expect.poll(() => vi.mocked(drafts.save).mock.calls.length).toBe(1);
  await expect.element(firstName()).toHaveValue('Noor');
  expect(page.getByText('Concept bewaard').query()).toBeNull();
});
