import { describe, expect, it } from 'vitest';
import { moveInMonth } from '#src/features/calendar/view/moveInMonth.ts';

const move = (from: string, key: string, withShift = false) => moveInMonth(from, { key, withShift });

describe('moveInMonth', () => {
  it.each([
    ['ArrowLeft', '2026-11-18'],
    ['ArrowRight', '2026-11-20'],
    ['ArrowUp', '2026-11-12'],
    ['ArrowDown', '2026-11-26'],
    ['Home', '2026-11-16'],
    ['End', '2026-11-22'],
    ['PageUp', '2026-10-19'],
    ['PageDown', '2026-12-19'],
  ])('%s moves from Thursday 19 November to %s', (key, expected) => {
    expect(move('2026-11-19', key)).toBe(expected);
  });

  it.each([
    ['2027-01-31', 'PageDown', false, '2027-02-28'],
    ['2027-03-31', 'PageUp', false, '2027-02-28'],
    ['2026-12-31', 'ArrowRight', false, '2027-01-01'],
    ['2026-01-15', 'PageUp', false, '2025-12-15'],
    ['2028-02-29', 'PageDown', true, '2029-02-28'],
    ['2026-11-19', 'PageUp', true, '2025-11-19'],
    ['2026-11-22', 'End', false, '2026-11-22'],
    ['2026-11-16', 'Home', false, '2026-11-16'],
  ])('from %s, %s (Shift: %s) moves to %s', (from, key, withShift, expected) => {
    expect(move(from, key, withShift)).toBe(expected);
  });

  it('ignores other keys', () => {
    expect(move('2026-11-19', 'Tab')).toBeUndefined();
    expect(move('2026-11-19', 'Enter')).toBeUndefined();
  });
});
