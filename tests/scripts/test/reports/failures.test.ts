import { describe, expect, it } from 'vitest';
import { failedLines, playwrightFailures, vitestFailures } from '#scripts/test/reports/failures.ts';

describe('vitestFailures', () => {
  const passed = { fullName: 'a sum adds', status: 'passed', failureMessages: [] };
  const failed = { fullName: 'a sum carries', status: 'failed', failureMessages: ['expected 10\nto be 9'] };

  it('names each failed test, its file and the reason', () => {
    const testResults = [{ name: 'sum.test.ts', status: 'failed', assertionResults: [passed, failed] }];
    expect(vitestFailures({ testResults })).toEqual([
      'a sum carries (sum.test.ts)\n    expected 10\n    to be 9',
    ]);
  });

  it('names a file that failed before its first test', () => {
    const testResults = [
      { name: 'sum.test.ts', status: 'failed', message: 'No module', assertionResults: [] },
    ];
    expect(vitestFailures({ testResults })).toEqual(['sum.test.ts\n    No module']);
  });

  it('is empty when every test passed', () => {
    expect(
      vitestFailures({ testResults: [{ name: 'a', status: 'passed', assertionResults: [passed] }] }),
    ).toEqual([]);
  });
});

describe('playwrightFailures', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'cart.spec.ts',
    tests: [{ projectName: 'phone', status, results: [{ errors: [{ message: 'no button' }], duration: 1 }] }],
  });

  it('finds failed tests in nested suites, marks flaky ones, and finds errors outside of tests', () => {
    const suites = [{ specs: [spec('pays', 'unexpected'), spec('opens', 'expected')] }];
    const nested = [{ suites: [{ specs: [spec('empties', 'flaky')] }] }];
    const errors = [{ message: 'no server' }];
    expect(playwrightFailures({ errors, suites: [...suites, ...nested] })).toEqual([
      'Outside any test\n    no server',
      'pays (cart.spec.ts, phone)\n    no button',
      'Flaky: empties (cart.spec.ts, phone)\n    no button',
    ]);
  });
});

describe('failedLines', () => {
  const judged = (name: string, failed: number, problems: readonly string[]) => ({
    ...{ step: { name }, counts: { failed }, problems },
  });

  it('names each failure of each failed step on one short line', () => {
    const lines = failedLines([
      judged('lint', 1, []),
      judged('unit', 0, []),
      judged('edges', 2, [
        'sums (sum.test.ts)\n    Error: 3\n    expected 4\n    at line 8',
        'x'.repeat(2000),
      ]),
    ]);
    expect(lines.slice(0, 2)).toEqual([
      'FAILED lint: its output is above',
      'FAILED edges: sums (sum.test.ts): Error: 3: expected 4',
    ]);
    expect(lines.map(({ length }) => length)).toEqual([32, 54, 414]);
  });
});
