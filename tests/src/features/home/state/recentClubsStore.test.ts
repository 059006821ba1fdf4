import { expect, test } from 'vitest';
import { createRecentClubsStore } from '#src/features/home/state/recentClubsStore.ts';
import { textStorage } from '#src/platform/storage/storage.ts';
import { storedStore } from '#src/platform/storage/storedStore.ts';

const memory = () =>
  textStorage(() => {
    throw new Error('denied');
  });
const club = (url: string) => ({ url, title: url, city: 'Gent', color: '#112233' });

test('createRecentClubsStore keeps the last four clubs, the newest first, each once', () => {
  const storage = memory();
  const store = createRecentClubsStore(storage);
  for (const url of ['a', 'b', 'c', 'a', 'd', 'e']) store.getState().visit(club(url));
  expect(store.getState().clubs.map(({ url }) => url)).toEqual(['e', 'd', 'a', 'c']);
  expect(createRecentClubsStore(storage).getState().clubs).toEqual(store.getState().clubs);
});

test.each(['x', '{}', '[1, null, {"url":"a"}]'])('createRecentClubsStore starts empty from %j', (stored) => {
  const storage = memory();
  storage.write('recent-clubs', stored);
  expect(createRecentClubsStore(storage).getState().clubs).toEqual([]);
});

test('a storedStore of createRecentClubsStore hydrates without clubs', () => {
  const storage = memory();
  createRecentClubsStore(storage).getState().visit(club('a'));
  const store = storedStore(createRecentClubsStore(storage), { clubs: [] });
  expect(store.getInitialState().clubs).toEqual([]);
  expect(store.getState().clubs).toHaveLength(1);
});

test('createRecentClubsStore brings nothing back that a logout cleared, in this tab or in another', () => {
  const storage = memory();
  const [here, other] = [createRecentClubsStore(storage), createRecentClubsStore(storage)];
  here.getState().visit(club('a'));
  other.getState().visit(club('b'));
  storage.clear();
  here.getState().reread();
  expect(here.getState().clubs).toEqual([]);
  other.getState().visit(club('c'));
  expect(other.getState().clubs.map(({ url }) => url)).toEqual(['c']);
});
