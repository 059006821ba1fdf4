import * as v from 'valibot';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Skipped by a condition, such as tests that only the full matrices run. */
  readonly skipped: number;
}

export const nothingCounted: Counts = { passed: 0, failed: 0, skipped: 0 };

export function addCounts(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.unknown()) })),
});

/** Counts the tests of a Vitest report. A file that fails before its first test counts as one failure. */
export function countVitestReport(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = v.parse(
    vitestReport,
    report,
  );
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests + numTodoTests,
  };
}

const playwrightReport = v.object({
  errors: v.array(v.unknown()),
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
});

/** Journeys of one run that may need their retry. More of them point at a fault that several journeys meet. */
const toleratedFlaky = 2;

/**
 * Counts the tests of a Playwright report. Errors outside tests, such as a failed server start, count as failed. So do
 * flaky tests where a run has more of them than it tolerates.
 */
export function countPlaywrightReport(report: unknown): Counts {
  const { errors, stats } = v.parse(playwrightReport, report);
  const isTolerated = stats.flaky <= toleratedFlaky;
  return {
    passed: stats.expected + (isTolerated ? stats.flaky : 0),
    failed: stats.unexpected + (isTolerated ? 0 : stats.flaky) + errors.length,
    skipped: stats.skipped,
  };
}
