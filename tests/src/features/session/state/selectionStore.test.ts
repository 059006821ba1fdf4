import { expect, test, vi } from 'vitest';
import { createSelectionStore, selectionKey } from '#src/features/session/state/selectionStore.ts';
import { storagePrefix, textStorage } from '#src/platform/storage/storage.ts';

/** A storage in memory, which replaces a denied storage of the browser. */
const memory = () =>
  textStorage(() => {
    throw new Error('denied');
  });

test('createSelectionStore restores a choice for ten minutes', () => {
  const storage = memory();
  let time = Date.UTC(2026, 10, 20);
  const clock = { now: () => time };
  createSelectionStore(storage, clock).getState().select(3, 1);
  time += 9 * 60_000;
  expect(createSelectionStore(storage, clock).getState().selection).toMatchObject({ uid: 3, loginUid: 1 });
  time += 60_000;
  expect(createSelectionStore(storage, clock).getState().selection).toBeUndefined();
});

test('createSelectionStore keeps the choice of a running page for longer', () => {
  let time = 0;
  const store = createSelectionStore(memory(), { now: () => time });
  store.getState().select(3, 1);
  time += 3_600_000;
  expect(store.getState().selection?.uid).toBe(3);
});

test('createSelectionStore takes over the choice of another tab', () => {
  const storage = memory();
  const clock = { now: () => 0 };
  const here = createSelectionStore(storage, clock);
  createSelectionStore(storage, clock).getState().select(4, 1);
  here.getState().reread();
  expect(here.getState().selection?.uid).toBe(4);
});

test('createSelectionStore knows who was left by a link or another tab, until the person chooses', () => {
  const storage = memory();
  const clock = { now: () => 0 };
  const here = createSelectionStore(storage, clock);
  const left = () => here.getState().left;
  here.getState().follow(3, 1);
  expect(left()).toBeUndefined();
  here.getState().follow(4, 1);
  expect(left()).toBe(3);
  here.getState().follow(4, 1);
  expect(left()).toBe(3);
  here.getState().select(5, 1);
  expect(left()).toBeUndefined();
  createSelectionStore(storage, clock).getState().select(6, 1);
  here.getState().reread();
  expect(left()).toBe(5);
  // Another login left nobody of this family.
  here.getState().follow(9, 8);
  expect(left()).toBeUndefined();
});

test('selectionStore begins with the choice that the browser stored before the page loaded', async () => {
  const stored = JSON.stringify({ uid: 3, loginUid: 1, timestamp: Date.now() });
  const getItem = (key: string) => (key === storagePrefix + selectionKey ? stored : null);
  vi.stubGlobal('window', { localStorage: { getItem } });
  vi.resetModules();
  const { selectionStore } = await import('#src/features/session/state/selectionStore.ts');
  expect(selectionStore.getState().selection?.uid).toBe(3);
});
