import { describe, expect, it } from 'vitest';
import { root } from '#scripts/root.ts';
import { slowestLines, timedInPlaywright, timedInVitest } from '#scripts/test/reports/slowest.ts';

describe('slowestLines', () => {
  it('lists the 20 slowest tests, and then the files by the sum of their tests', () => {
    const tests = Array.from({ length: 30 }, (_, at) => ({
      file: at < 15 ? 'a.test.ts' : 'b.test.ts',
      title: `test ${at}`,
      milliseconds: at * 1000,
    }));
    const lines = slowestLines(tests);
    expect(lines[1]).toBe('   29.0 s  b.test.ts: test 29');
    expect(lines.slice(21)).toEqual([
      'The 20 slowest files:',
      '  330.0 s  b.test.ts',
      '  105.0 s  a.test.ts',
    ]);
  });
});

describe('timedInVitest', () => {
  it('names a file from the root, and counts a test without a duration as 0', () => {
    const assertionResults = [{ fullName: 'adds', duration: 12.5 }, { fullName: 'is skipped' }];
    expect(timedInVitest({ testResults: [{ name: `${root}/tests/a.test.ts`, assertionResults }] })).toEqual([
      { file: 'tests/a.test.ts', title: 'adds', milliseconds: 12.5 },
      { file: 'tests/a.test.ts', title: 'is skipped', milliseconds: 0 },
    ]);
  });
});

describe('timedInPlaywright', () => {
  it('sums the attempts of a test', () => {
    const results = [
      { errors: [], duration: 1000 },
      { errors: [], duration: 500 },
    ];
    const tests = [{ projectName: 'phone', status: 'flaky', results }];
    const report = { errors: [], suites: [{ specs: [{ title: 'pays', file: 'cart.spec.ts', tests }] }] };
    expect(timedInPlaywright(report)).toEqual([
      { file: 'e2e/cart.spec.ts', title: 'pays (phone)', milliseconds: 1500 },
    ]);
  });
});
