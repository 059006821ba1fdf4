import * as v from 'valibot';
import { readPlaywrightReport } from './readPlaywrightReport.ts';

/** One test of the last run, with its file relative to the project's root. */
export interface RanTest {
  readonly file: string;
  readonly title: string;
  readonly hasPassed: boolean;
}

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

/** @param root - the project's folder, because Vitest reports absolute paths */
export function ranInVitest(report: unknown, root: string): readonly RanTest[] {
  return v.parse(vitestReport, report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({
        file: name.replace(`${root}/`, ''),
        title: fullName,
        hasPassed: status === 'passed',
      })),
  );
}

/** Lists the tests of a Playwright report. A test that was skipped on every device did not run. */
export function ranInPlaywright(report: unknown): readonly RanTest[] {
  return readPlaywrightReport(report)
    .specs.map(({ title, file, tests }) => ({
      title,
      file,
      ran: tests.filter(({ status }) => status !== 'skipped'),
    }))
    .filter(({ ran }) => ran.length > 0)
    .map(({ title, file, ran }) => ({
      file: `e2e/${file}`,
      title,
      hasPassed: ran.every(({ status }) => status === 'expected' || status === 'flaky'),
    }));
}
