import { beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '#src/platform/loading/clock.ts';
import { isListOld, markListKept, markListsOld } from '#src/platform/storage/keptTimes.ts';
import { localTexts } from '#src/platform/storage/storage.ts';

const hour = 60 * 60_000;
const at = (now: number) => vi.spyOn(systemClock, 'now').mockReturnValue(now);

beforeEach(() => {
  localTexts.clear();
  at(100 * hour);
});

test('isListOld is true before the first time, after four hours, and where the clock was set back', () => {
  expect(isListOld('cards')).toBe(true);
  markListKept('cards');
  expect(isListOld('cards')).toBe(false);
  expect(isListOld('calendar')).toBe(true);
  at(104 * hour - 1);
  expect(isListOld('cards')).toBe(false);
  at(104 * hour);
  expect(isListOld('cards')).toBe(true);
  at(99 * hour);
  expect(isListOld('cards')).toBe(true);
});

test('isListOld is true after a change, and where the stored text is of something else', () => {
  markListKept('cards');
  markListsOld();
  expect(isListOld('cards')).toBe(true);
  localTexts.write('kept-lists', '{"cards":"later"}');
  expect(isListOld('cards')).toBe(true);
});
