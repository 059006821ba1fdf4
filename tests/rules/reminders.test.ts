import { describe, expect, it } from 'vitest';
import { reminderDue } from '#rules/reminders.ts';

describe('reminderDue', () => {
  it.each([
    ['never', [], '2026-12-31', 0],
    ['on the due day', [7, 21], '2026-11-20', 0],
    ['the day before the first', [7, 21], '2026-11-26', 0],
    ['the first', [7, 21], '2026-11-27', 1],
    ['the first until the second', [7, 21], '2026-12-10', 1],
    ['the second', [7, 21], '2026-12-11', 2],
    ['the second, whatever the order of the days', [21, 7], '2026-12-11', 2],
    ['the last one, however late', [7, 21], '2029-12-26', 2],
  ] as const)('%s', (_name, reminderDays, today, number) => {
    expect(reminderDue({ dueOn: '2026-11-20', reminderDays, today })).toBe(number);
  });
});
