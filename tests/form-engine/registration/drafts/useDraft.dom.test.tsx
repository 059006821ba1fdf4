import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DraftPort } from '#form-engine/src/ports.ts';
import type { Answers } from '#form-engine/src/questions/question-kind/answer.ts';
import type { QuestionKind } from '#form-engine/src/questions/question-kind/questionKind.ts';
import { questionKinds } from '#form-engine/src/questions/questionKinds.ts';
import { textView } from '#form-engine/src/questions/text/textView.tsx';
import { RegistrationForm } from '#form-engine/src/RegistrationForm.tsx';
import { compileForm } from '#form-engine/src/schema/compileForm.ts';
import { holdTimers } from '#tests/setup/holdTimers.ts';
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

test('useDraft saves a draft some time after an edit, restores it on return and removes it when the form is sent', async () => {
  const { kept, drafts } = memoryDrafts();
  const form = <ExampleForm ports={{ ...ports, drafts }} draftKey="noor" initialAnswers={complete} />;
  const first = await render(form);
  await userEvent.fill(firstName(), 'Noor');
  expect(kept.size).toBe(0);
  await expect.element(page.getByText('Concept bewaard')).toBeVisible();
  expect(kept.get('noor')).toEqual({ ...complete, fname_0: 'Noor' });
  await first.unmount();

  await render(form);
  await expect.element(page.getByText('Concept hersteld')).toBeVisible();
  await expect.element(firstName()).toHaveValue('Noor');
  await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
  await expect.poll(() => kept.size).toBe(0);
});

test('useDraft removes the draft when the host unmounts the form while it is being sent', async () => {
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

test('useDraft keeps the draft when the host reports that nothing was sent', async () => {
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

test('useDraft saves what was typed while the draft loads, also when the host replaces the form meanwhile', async () => {
  const { kept, drafts } = memoryDrafts();
  const loaded = Promise.withResolvers<undefined>();
  const slow: DraftPort = { ...drafts, load: () => loaded.promise };
  const given = { ports: { ...ports, drafts: slow }, draftKey: 'noor' };
  const screen = await render(<ExampleForm {...given} />);
  await userEvent.fill(firstName(), 'Noor');
  await screen.rerender(<ExampleForm {...given} texts={{ submit: 'Verzenden' }} />);
  await expect.element(page.getByRole('button', { name: 'Verzenden' })).toBeVisible();
  loaded.resolve(undefined);
  await expect.poll(() => kept.get('noor')).toEqual({ fname_0: 'Noor' });
});

test('useDraft saves unsaved edits when the form unmounts', async () => {
  const { kept, drafts } = memoryDrafts();
  const screen = await render(<ExampleForm ports={{ ...ports, drafts }} draftKey="noor" />);
  await userEvent.fill(firstName(), 'Noor');
  await screen.unmount();
  await expect.poll(() => kept.get('noor')).toEqual({ fname_0: 'Noor' });
});

test.each([
  ['is left', () => window.dispatchEvent(new PageTransitionEvent('pagehide'))],
  [
    'is hidden, because a phone may never show it again',
    () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('useDraft saves at once when the page %s', async (_how, leave) => {
  const { kept, drafts } = memoryDrafts();
  await render(<ExampleForm ports={{ ...ports, drafts }} draftKey="noor" />);
  await userEvent.fill(firstName(), 'Noor');
  leave();
  expect(kept.get('noor')).toEqual({ fname_0: 'Noor' });
});

test('useDraft: a late draft never replaces answers typed before it was loaded', async () => {
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

test('useDraft: a restored draft can be discarded to start again', async () => {
  const { kept, drafts } = memoryDrafts(new Map([['noor', { fname_0: 'Oud' }]]));
  await render(<ExampleForm ports={{ ...ports, drafts }} draftKey="noor" />);
  await userEvent.click(page.getByRole('button', { name: 'Wis wat je invulde' }));
  await expect.element(firstName()).toHaveValue('');
  await expect.poll(() => kept.size).toBe(0);
});

test('useDraft: a discarded draft comes back by one press, until something is typed', async () => {
  const { kept, drafts } = memoryDrafts(new Map([['noor', { fname_0: 'Oud' }]]));
  await render(<ExampleForm ports={{ ...ports, drafts }} draftKey="noor" />);
  const discard = page.getByRole('button', { name: 'Wis wat je invulde' });
  const undo = page.getByRole('button', { name: 'Ongedaan maken' });
  await userEvent.click(discard);
  await expect.element(firstName()).toHaveValue('');
  await userEvent.click(undo);
  await expect.element(firstName()).toHaveValue('Oud');
  await expect.poll(() => kept.get('noor')).toEqual({ fname_0: 'Oud' });
  await userEvent.click(discard);
  await userEvent.fill(firstName(), 'Nieuw');
  await expect.element(undo).not.toBeInTheDocument();
  await expect.poll(() => kept.get('noor')).toEqual({ fname_0: 'Nieuw' });
});

test('useDraft: discarding a draft also resets every other choice', async () => {
  const { drafts } = memoryDrafts(new Map([['noor', { fname_0: 'Oud' }]]));
  const newsletter = { entries: [{ email: 'mama@example.be', status: 'unsubscribed' as const }] };
  const form = <ExampleForm {...{ newsletter }} ports={{ ...ports, drafts }} draftKey="noor" />;
  await render(form);
  const wanted = page.getByRole('checkbox', { name: /mama@example.be/ });
  await userEvent.click(wanted);
  await userEvent.click(page.getByRole('button', { name: 'Wis wat je invulde' }));
  await expect.element(firstName()).toHaveValue('');
  await expect.element(wanted).not.toBeChecked();
});

test('useDraft: a draft that cannot be stored leaves the form unchanged', async () => {
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

test('useDraft: the saved draft merges answers typed before loading with the answers that were loaded', async () => {
  const { kept, drafts } = memoryDrafts(new Map([['noor', { mail_0: 'oud@example.be' }]]));
  const arrival = Promise.withResolvers<void>();
  const slow: DraftPort = {
    ...drafts,
    load: async (key, signal) => {
      await arrival.promise;
      return drafts.load(key, signal);
    },
  };
  const save = vi.spyOn(slow, 'save');
  holdTimers();
  await render(<ExampleForm ports={{ ...ports, drafts: slow }} draftKey="noor" />);
  (await firstName().findElement()).focus();
  await userEvent.keyboard('Noor');
  // Wait longer than the debounce of a save. A save now would replace the stored draft before it is loaded.
  await vi.advanceTimersByTimeAsync(5_000);
  expect(save).not.toHaveBeenCalled();
  arrival.resolve();
  await expect.element(page.getByText('Concept hersteld')).toBeVisible();
  await vi.advanceTimersByTimeAsync(800);
  await expect.poll(() => kept.get('noor')).toEqual({ fname_0: 'Noor', mail_0: 'oud@example.be' });
});

test('useDraft: a draft records that an answer was cleared', async () => {
  const { kept, drafts } = memoryDrafts();
  const form = (
    <ExampleForm
      ports={{ ...ports, drafts }}
      draftKey="noor"
      initialAnswers={{ ...complete, fname_0: 'Noor' }}
    />
  );
  const first = await render(form);
  await userEvent.clear(firstName());
  await first.unmount();
  await expect.poll(() => kept.get('noor')).toMatchObject({ fname_0: '' });
  await render(form);
  await expect.element(page.getByText('Concept hersteld')).toBeVisible();
  await expect.element(firstName()).toHaveValue('');
});

test('useDraft: a draft that is loaded while the form is being sent changes nothing', async () => {
  const arrival = Promise.withResolvers<Answers>();
  const drafts: DraftPort = { ...memoryDrafts().drafts, load: () => arrival.promise };
  const sending = Promise.withResolvers<'unsent'>();
  const answers = { ...complete, fname_0: 'Noor' };
  await render(
    <ExampleForm
      ports={{ ...ports, drafts }}
      draftKey="noor"
      initialAnswers={answers}
      onSubmit={() => sending.promise}
    />,
  );
  await userEvent.click(page.getByRole('button', { name: 'Versturen' }));
  arrival.resolve({ fname_0: 'Oud' });
  await arrival.promise;
  sending.resolve('unsent');
  await expect.element(page.getByRole('button', { name: 'Versturen' })).toBeVisible();
  await expect.element(firstName()).toHaveValue('Noor');
});

test('useDraft: a draft leaves out confidential answers', async () => {
  const { kept, drafts } = memoryDrafts();
  const secret: QuestionKind = {
    name: 'secret',
    accepts: ({ type }) => type === 'secret',
    confidential: true,
    answerSchema: { type: 'string' },
    messages: {},
    uiSchema: () => ({}),
    decode: (wire) => ({ answer: typeof wire === 'string' ? wire : undefined }),
    encode: (answer) => String(answer ?? ''),
    isFilled: (answer) => answer !== undefined,
  };
  const form = compileForm(
    [
      {
        title: '',
        fields: [
          { qid: 'pin', nid: 0, type: 'secret', question: 'Code' },
          { qid: 'name', nid: 0, type: 'text', question: 'Naam' },
        ],
      },
    ],
    { kinds: [...questionKinds, secret] },
  );
  await render(
    <RegistrationForm
      form={form}
      ports={{ ...ports, drafts }}
      draftKey="noor"
      views={{ secret: textView }}
      onSubmit={async () => {}}
    />,
  );
  await userEvent.fill(page.getByRole('textbox', { name: /^Code/ }), '1234');
  await userEvent.fill(page.getByRole('textbox', { name: /^Naam/ }), 'Noor');
  await expect.poll(() => kept.get('noor')).toEqual({ name_0: 'Noor' });
});

test('useDraft: discarding a draft puts the focus on the first question', async () => {
  const { drafts } = memoryDrafts(new Map([['noor', { fname_0: 'Oud' }]]));
  await render(<ExampleForm ports={{ ...ports, drafts }} draftKey="noor" />);
  await userEvent.click(page.getByRole('button', { name: 'Wis wat je invulde' }));
  await expect.element(firstName()).toHaveFocus();
});
