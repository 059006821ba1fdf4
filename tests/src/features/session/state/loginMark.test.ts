import { beforeEach, describe, expect, test } from 'vitest';
import {
  forgetStored,
  isLoggedOut,
  loginMarkKey,
  markedLogin,
  markLogin,
  replaceLoginMark,
} from '#src/features/session/state/loginMark.ts';
import { localTexts, tabTexts } from '#src/platform/storage.ts';

beforeEach(forgetStored);

describe('markLogin', () => {
  test('tells whose login it was', () => {
    expect(isLoggedOut()).toBe(true);
    markLogin(7, 1000);
    expect(markedLogin()).toBe(7);
    expect(isLoggedOut()).toBe(false);
  });

  test('writes something new each time, so that other tabs hear of it', () => {
    markLogin(7, 1000);
    const first = localTexts.read(loginMarkKey);
    markLogin(7, 2000);
    expect(localTexts.read(loginMarkKey)).not.toBe(first);
  });

  test('leaves what the same person had stored', () => {
    markLogin(7, 1000);
    tabTexts.write('draft.profile', 'half');
    markLogin(7, 2000);
    expect(tabTexts.read('draft.profile')).toBe('half');
  });

  test('forgets what somebody else had left', () => {
    markLogin(7, 1000);
    tabTexts.write('draft.profile', 'half');
    localTexts.write('cart', '{}');
    markLogin(8, 2000);
    expect(tabTexts.read('draft.profile')).toBeUndefined();
    expect(localTexts.read('cart')).toBeUndefined();
  });

  test('leaves what a visitor had stored', () => {
    localTexts.write('recent-clubs', '[]');
    markLogin(8, 2000);
    expect(localTexts.read('recent-clubs')).toBe('[]');
  });
});

test('replaceLoginMark hands over what is stored', () => {
  markLogin(7, 1000);
  localTexts.write('cart', '{}');
  replaceLoginMark(8, 2000);
  expect(markedLogin()).toBe(8);
  expect(localTexts.read('cart')).toBe('{}');
});

test.each(['', 'null', '[]', '{"uid":"7"}', '{', '7'])('markedLogin reads nothing of %j', (stored) => {
  localTexts.write(loginMarkKey, stored);
  expect(markedLogin()).toBeUndefined();
});
