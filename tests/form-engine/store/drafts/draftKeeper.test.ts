import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftPort } from '#form-engine/src/ports.ts';
import { compileForm } from '#form-engine/src/schema/compileForm.ts';
import { createFormStore } from '#form-engine/src/store/createFormStore.ts';
import { keepDraft } from '#form-engine/src/store/drafts/draftKeeper.ts';
import { editAnswer } from '#form-engine/src/store/editAnswer.ts';

const form = compileForm([{ title: '', fields: [{ qid: 'name', nid: 0, type: 'text', question: 'Naam' }] }]);

const context = () => ({ today: '2026-11-20' });

function draftsThat(load: DraftPort['load']) {
  return { load: vi.fn(load), save: vi.fn(async () => {}), remove: vi.fn(async () => {}) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([null, 'draft', 7, []])(
  'keepDraft treats %j as no draft, and saves the next one',
  async (stored) => {
    const store = createFormStore(form);
    // A storage can return any value, whatever its type declares.
    const drafts = draftsThat(async () => JSON.parse(JSON.stringify(stored)));
    const keeper = keepDraft(store, { drafts, draftKey: 'noor', context });
    editAnswer(store, 'name_0', 'Noor');
    await vi.advanceTimersByTimeAsync(1000);
    expect(drafts.save).toHaveBeenCalledExactlyOnceWith('noor', { name_0: 'Noor' }, expect.anything());
    expect(store.shell.getState().draftRestored).toBe(false);
    keeper.stop();
  },
);

test('keepDraft aborts a load after 10 s, and then saves the typed answers', async () => {
  const store = createFormStore(form);
  const drafts = draftsThat(() => new Promise(() => {}));
  const keeper = keepDraft(store, { drafts, draftKey: 'noor', context });
  editAnswer(store, 'name_0', 'Noor');
  await vi.advanceTimersByTimeAsync(9000);
  expect(drafts.load.mock.lastCall?.[1].aborted).toBe(false);
  expect(drafts.save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(drafts.load.mock.lastCall?.[1].aborted).toBe(true);
  expect(drafts.save).toHaveBeenCalledTimes(1);
  keeper.stop();
});
