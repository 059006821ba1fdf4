import { describe, expect, it } from 'vitest';
import { missingRows, testedRows } from '#scripts/test/missingRows.ts';

const reportOf = (tests: readonly { readonly title: string; readonly status: string }[]) => ({
  testResults: [{ assertionResults: tests }],
});
const passed = (title: string) => ({ title, status: 'passed' });
const all = testedRows.map((row) => passed(`row ${row}: something`));
const but = (row: number) => all.filter(({ title }) => !title.startsWith(`row ${row}: `));

describe('missingRows', () => {
  it('finds none when each row has a passed test in any report', () => {
    expect(missingRows([reportOf(all.slice(0, 9)), reportOf(all.slice(9))])).toEqual([]);
  });

  it.each([
    ['has no test', []],
    ['has only a failed test', [{ title: 'row 12: a long text', status: 'failed' }]],
    ['has only a skipped test', [{ title: 'row 12: a long text', status: 'skipped' }]],
    ['occurs only in the middle of a title', [passed('the engine on row 12: a long text')]],
    ['occurs only as the start of another number', [passed('row 120: a long text')]],
  ])('finds a row that %s', (_what, planted) => {
    expect(missingRows([reportOf([...but(12), ...planted])])).toEqual([12]);
  });

  it('refuses an object that is not a report', () => {
    expect(() => missingRows([{}])).toThrow();
  });
});
