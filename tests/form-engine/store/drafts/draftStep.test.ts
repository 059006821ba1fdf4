import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { compileForm } from '#form-engine/src/schema/compileForm.ts';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';
import { createFormStore } from '#form-engine/src/store/createFormStore.ts';
import { keepDraft } from '#form-engine/src/store/drafts/draftKeeper.ts';
import { editAnswer } from '#form-engine/src/store/editAnswer.ts';
import { showStep } from '#form-engine/src/store/steps.ts';
import { formValidator } from '#form-engine/src/validation/lateValidator.ts';

// A form loads its checks itself; here nobody draws one.
beforeAll(async () => void (await formValidator.load()));

const sections: readonly WireSection[] = [
  {
    title: 'Deelnemer',
    step: true,
    fields: [
      { qid: 'name', nid: 0, type: 'text', question: 'Naam', required: 1 },
      { qid: 'minor', nid: 0, type: 'checkbox', question: 'Jonger dan 18' },
    ],
  },
  {
    title: 'Ouder',
    step: true,
    visible_when: { qid: 'minor', equals: true },
    fields: [{ qid: 'parent', nid: 0, type: 'text', question: 'Ouder' }],
  },
  {
    title: 'Betalen',
    step: true,
    fields: [{ qid: 'account', nid: 0, type: 'iban', question: 'Rekening', required: 1 }],
  },
];
const form = compileForm(sections);
const context = () => ({ today: '2026-11-20' });
const account = 'BE68539007547034';

/** Opens the form with a stored draft, and lets the draft arrive. */
async function openWith(stored: unknown, answers = {}) {
  const drafts = {
    // A storage can return any value, whatever its type declares.
    load: vi.fn(async () => JSON.parse(JSON.stringify(stored))),
    save: vi.fn(async () => {}),
    remove: vi.fn(async () => {}),
  };
  const store = createFormStore(form, answers);
  const keeper = keepDraft(store, { drafts, draftKey: 'noor', context });
  await vi.advanceTimersByTimeAsync(0);
  return { store, drafts, keeper };
}

const shownIn = ({ store }: Awaited<ReturnType<typeof openWith>>) => store.shell.getState().view.step;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a draft remembers the step, and nothing else than its index', async () => {
  const { store, drafts } = await openWith({});
  editAnswer(store, 'name_0', 'Noor');
  editAnswer(store, 'account_0', account);
  await vi.advanceTimersByTimeAsync(1000);
  expect(drafts.save).toHaveBeenLastCalledWith('noor', { name_0: 'Noor', '@step': '0' }, expect.anything());
  showStep(store, 2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(drafts.save).toHaveBeenLastCalledWith('noor', { name_0: 'Noor', '@step': '2' }, expect.anything());
});

test('a restored draft shows its step, and counts as restored when only the step differs', async () => {
  const opened = await openWith({ name_0: 'Noor', '@step': '2' }, { name_0: 'Noor' });
  expect(shownIn(opened)).toBe(2);
  expect(opened.store.shell.getState()).toMatchObject({ reachedStep: 2, draftRestored: true });
  expect([...opened.store.shell.getState().visible]).toEqual(['account_0']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(opened.drafts.save).not.toHaveBeenCalled();
});

test.each([
  ['a step that is no longer asked', { name_0: 'Noor', '@step': '1' }, {}, 0],
  ['a step that the answers of the draft ask', { name_0: 'Noor', minor_0: '1', '@step': '1' }, {}, 1],
  ['a step after one with a problem', { minor_0: '1', '@step': '2' }, {}, 0],
  ['a review after a confidential answer', { name_0: 'Noor', '@step': '3' }, {}, 2],
  ['a review of a complete form', { name_0: 'Noor', '@step': '3' }, { account_0: account }, 3],
  ['a step beyond the form', { name_0: 'Noor', '@step': '99' }, { account_0: account }, 3],
])('a draft of %s opens at a step that can be shown', async (_case, draft, answers, step) => {
  expect(shownIn(await openWith(draft, answers))).toBe(step);
});

test.each(['-1', '1.5', 'abc', '', 2, null, ['2'], { step: 2 }])(
  'a draft with %j as its step opens at the first one, with its answers',
  async (step) => {
    const opened = await openWith({ name_0: 'Noor', '@step': step });
    expect(shownIn(opened)).toBe(0);
    expect(opened.store.fields.get('name_0')?.getState().answer).toBe('Noor');
  },
);

test('a late draft leaves the step in which somebody types, and one that somebody went to', async () => {
  const late = Promise.withResolvers<Record<string, string>>();
  const drafts = { load: () => late.promise, save: async () => {}, remove: async () => {} };
  const typing = createFormStore(form, {});
  const moved = createFormStore(form, { name_0: 'Noor' });
  for (const store of [typing, moved]) keepDraft(store, { drafts, draftKey: 'noor', context });
  editAnswer(typing, 'minor_0', true);
  showStep(moved, 2);
  showStep(moved, 0);
  late.resolve({ name_0: 'Noor', '@step': '2' });
  await vi.advanceTimersByTimeAsync(0);
  expect(typing.shell.getState().view.step).toBe(0);
  expect(typing.fields.get('name_0')?.getState().answer).toBe('Noor');
  expect(moved.shell.getState().view.step).toBe(0);
});

test('a draft that is discarded leaves its step', async () => {
  const opened = await openWith({ name_0: 'Noor', '@step': '2' });
  opened.keeper.discard();
  await vi.advanceTimersByTimeAsync(1000);
  expect(shownIn(opened)).toBe(0);
  expect(opened.drafts.save).not.toHaveBeenCalled();
  expect(opened.drafts.remove).toHaveBeenCalledOnce();
});
