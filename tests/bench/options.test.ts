import { describe, expect, it } from 'vitest';
import { readOptions } from '#bench/options.ts';

describe('readOptions', () => {
  it('measures everything where nothing is asked, so that the results may be written', () => {
    const { only, counts, runs, isPart } = readOptions([]);
    expect([...only]).toEqual(
      expect.arrayContaining(['clubpoort', 'surveyJs', 'rows', 'server', 'pages', 'portal', 'lighthouse']),
    );
    expect({ counts, runs, isPart }).toEqual({ counts: [10, 30, 100, 300, 1000], runs: 3, isPart: false });
  });

  it('measures only what is asked, as a part whose results are not written', () => {
    expect(readOptions(['--only=jsonForms,rows', '--counts=10,300', '--runs=1'])).toEqual({
      only: new Set(['jsonForms', 'rows']),
      counts: [10, 300],
      runs: 1,
      isPart: true,
    });
  });

  it.each([
    ['--only=jsonform', 'Unknown in --only: jsonform'],
    ['--counts=15', '--counts wants tens, not 15'],
    ['--counts=', '--counts wants whole numbers'],
    ['--runs=0', '--runs wants whole numbers, not 0'],
    ['--runs=x', '--runs wants whole numbers, not x'],
  ])('refuses %s before anything is measured', (argument, message) => {
    expect(() => readOptions([argument])).toThrow(message);
  });
});
