import { describe, expect, it } from 'vitest';
import { addCounts, countPlaywrightReport, countVitestReport } from '#scripts/test/reports/counts.ts';

describe('countVitestReport', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [],
  };

  it('reads the numbers of the reporter', () => {
    expect(countVitestReport(report)).toEqual({ passed: 3, failed: 1, skipped: 3 });
  });

  it('counts a file that failed before its first test as one failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    expect(countVitestReport({ ...report, testResults }).failed).toBe(2);
  });

  it('refuses an object that is not a report', () => {
    expect(() => countVitestReport({})).toThrow();
  });
});

describe('countPlaywrightReport', () => {
  it('counts an error outside the tests as a failure', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 2 };
    expect(countPlaywrightReport({ errors: [{ message: 'no server' }], stats })).toEqual({
      passed: 5,
      failed: 2,
      skipped: 2,
    });
  });

  it('tolerates two flaky tests in a run, and none where there are more', () => {
    const stats = { expected: 5, unexpected: 0, flaky: 2, skipped: 0 };
    expect(countPlaywrightReport({ errors: [], stats })).toEqual({ passed: 7, failed: 0, skipped: 0 });
    expect(countPlaywrightReport({ errors: [], stats: { ...stats, flaky: 3 } })).toEqual({
      passed: 5,
      failed: 3,
      skipped: 0,
    });
  });
});

describe('addCounts', () => {
  it('adds each number', () => {
    const a = { passed: 1, failed: 2, skipped: 3 };
    expect(addCounts(a, { passed: 10, failed: 20, skipped: 30 })).toEqual({
      passed: 11,
      failed: 22,
      skipped: 33,
    });
  });
});
