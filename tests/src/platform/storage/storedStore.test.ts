import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { storedStore } from '#src/platform/storage/storedStore.ts';

const withClub = () =>
  storedStore(
    createStore<{ club: string | undefined }>(() => ({ club: 'arabesk' })),
    { club: undefined },
  );

test('storedStore keeps the stored state for a page that only the browser renders', () => {
  expect(withClub().getState().club).toBe('arabesk');
});

test('storedStore renders the server and a hydration without the stored state', () => {
  const store = withClub();
  const Club = () => useStore(store, ({ club }) => club ?? 'none');
  expect(renderToString(createElement(Club))).toBe('none');
});
