import { beforeEach, expect, test } from 'vitest';
import {
  clearNotices,
  dismissNotice,
  noticesStore,
  showNotice,
  showNoticeOnNextScreen,
} from '#src/features/notices/state/noticesStore.ts';

beforeEach(() => noticesStore.setState(noticesStore.getInitialState(), true));

const messages = () => noticesStore.getState().shown.map(({ message }) => message);

test('showNotice puts the newest last', () => {
  showNotice({ tone: 'info', message: 'een' });
  showNotice({ tone: 'danger', title: 'Mislukt', message: 'twee' });
  expect(messages()).toEqual(['een', 'twee']);
});

test('showNotice shows a repeated text once, as a new notice', () => {
  showNotice({ tone: 'info', message: 'een' });
  const [first] = noticesStore.getState().shown;
  showNotice({ tone: 'info', message: 'twee' });
  showNotice({ tone: 'info', message: 'een' });
  expect(messages()).toEqual(['twee', 'een']);
  expect(noticesStore.getState().shown.at(-1)?.id).not.toBe(first?.id);
});

test('dismissNotice removes one notice', () => {
  showNotice({ tone: 'info', message: 'een' });
  showNotice({ tone: 'info', message: 'twee' });
  dismissNotice(noticesStore.getState().shown[0]?.id ?? 0);
  expect(messages()).toEqual(['twee']);
});

test('clearNotices removes all notices', () => {
  showNotice({ tone: 'info', message: 'een' });
  showNotice({ tone: 'info', message: 'twee' });
  clearNotices();
  expect(messages()).toEqual([]);
});

test('showNoticeOnNextScreen shows the notice on the next screen, once', () => {
  showNotice({ tone: 'info', message: 'van hier' });
  showNoticeOnNextScreen({ tone: 'success', message: 'voor daar' });
  expect(messages()).toEqual(['van hier']);
  clearNotices();
  expect(messages()).toEqual(['voor daar']);
  clearNotices();
  expect(messages()).toEqual([]);
});
