import { beforeEach, describe, expect, test } from 'vitest';
import {
  claimTab,
  forgetStored,
  isLoggedOut,
  isLoginOver,
  markedLogin,
  markLogin,
  replaceLoginMark,
} from '#src/features/session/state/loginMark.ts';
import { localTexts, loginMarkKey, tabTexts } from '#src/platform/storage/storage.ts';

beforeEach(forgetStored);

describe('markLogin', () => {
  test('stores whose login it was', () => {
    expect(isLoggedOut()).toBe(true);
    markLogin(7, 1000);
    expect(markedLogin()).toBe(7);
    expect(isLoggedOut()).toBe(false);
  });

  test('writes a new value each time, so that other tabs get a storage event', () => {
    markLogin(7, 1000);
    const first = localTexts.read(loginMarkKey);
    markLogin(7, 2000);
    expect(localTexts.read(loginMarkKey)).not.toBe(first);
  });

  test('keeps the storage of the same person', () => {
    markLogin(7, 1000);
    tabTexts.write('draft.profile', 'half');
    markLogin(7, 2000);
    expect(tabTexts.read('draft.profile')).toBe('half');
  });

  test('clears the storage of another person', () => {
    markLogin(7, 1000);
    tabTexts.write('draft.profile', 'half');
    localTexts.write('cart', '{}');
    markLogin(8, 2000);
    expect(tabTexts.read('draft.profile')).toBeUndefined();
    expect(localTexts.read('cart')).toBeUndefined();
  });

  test('keeps the storage of a visitor', () => {
    localTexts.write('recent-clubs', '[]');
    markLogin(8, 2000);
    expect(localTexts.read('recent-clubs')).toBe('[]');
  });
});

describe('a tab whose login ended in another tab', () => {
  /** The other tab shares local storage alone. */
  const inOtherTab = (change: () => void) => {
    const own = tabTexts.read(loginMarkKey);
    change();
    if (own !== undefined) tabTexts.write(loginMarkKey, own);
  };

  test.each([
    ['a logout', () => localTexts.clear()],
    ['the login of another account', () => localTexts.write(loginMarkKey, JSON.stringify({ uid: 8 }))],
  ])('is over after %s, and is empty once it is claimed again', (_, end) => {
    markLogin(7, 1000);
    expect(isLoginOver()).toBe(false);
    tabTexts.write('draft.profile', 'half');
    inOtherTab(end);
    expect(isLoginOver()).toBe(true);
    claimTab(undefined);
    expect(tabTexts.read('draft.profile')).toBeUndefined();
  });

  test('is not over for a visitor who logs in elsewhere, nor when the same account logs in again', () => {
    tabTexts.write('draft.visitor', 'half');
    localTexts.write(loginMarkKey, JSON.stringify({ uid: 8 }));
    expect(isLoginOver()).toBe(false);
    claimTab(8);
    expect(tabTexts.read('draft.visitor')).toBe('half');
    inOtherTab(() => markLogin(8, 2000));
    expect(isLoginOver()).toBe(false);
    claimTab(8);
    expect(tabTexts.read('draft.visitor')).toBe('half');
  });
});

test('replaceLoginMark keeps the storage of the earlier person', () => {
  markLogin(7, 1000);
  localTexts.write('cart', '{}');
  replaceLoginMark(8, 2000);
  expect(markedLogin()).toBe(8);
  expect(localTexts.read('cart')).toBe('{}');
});

test.each(['', 'null', '[]', '{"uid":"7"}', '{', '7'])('markedLogin reads %j as no login', (stored) => {
  localTexts.write(loginMarkKey, stored);
  expect(markedLogin()).toBeUndefined();
});
