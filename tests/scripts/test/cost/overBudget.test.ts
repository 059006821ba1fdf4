import { describe, expect, it } from 'vitest';
import { overBudget } from '#scripts/test/cost/overBudget.ts';

const now = { 'a.test.ts': 30, 'b.test.ts': 9, 'c.test.ts': 4, 'd.test.ts': 30 };
const before = { 'a.test.ts': 10, 'b.test.ts': 8, 'd.test.ts': 29.5 };
const step = { step: 'unit', budget: 60, now, before };

describe('overBudget', () => {
  it('says nothing up to a fifth more than the budget', () => {
    expect(overBudget({ ...step, spent: 72 })).toBeUndefined();
  });

  it('names no file of a step without files', () => {
    expect(overBudget({ ...step, now: { unit: 80 }, spent: 80 })).toMatch(/its budget is 60$/);
  });

  it('names the three files that grew most', () => {
    expect(overBudget({ ...step, spent: 73 })).toBe(
      [
        'unit: took 73 CPU s of the reference machine, its budget is 60',
        '    a.test.ts: 20.0 s more',
        '    c.test.ts: 4.0 s more',
        '    b.test.ts: 1.0 s more',
      ].join('\n'),
    );
  });
});
