import * as v from 'valibot';
import { readPlaywrightReport } from './readPlaywrightReport.ts';

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), failureMessages: v.array(v.string()) }),
      ),
    }),
  ),
});

/** One text a failure: the test's name and file, and why it failed; also for a file that broke before its first test. */
export function vitestFailures(report: unknown): readonly string[] {
  return v.parse(vitestReport, report).testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length > 0)
      return failed.map(({ fullName, failureMessages }) =>
        tellFailure(`${fullName} (${file.name})`, failureMessages.join('\n')),
      );
    return file.status === 'failed' ? [tellFailure(file.name, file.message)] : [];
  });
}

/** One text a failure, a flaky test and an error outside any test among them. */
export function playwrightFailures(report: unknown): readonly string[] {
  const { errors, specs } = readPlaywrightReport(report);
  const tests = specs.flatMap(({ title, file, tests: projects }) =>
    projects
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        tellFailure(
          `${title} (${file}, ${projectName})`,
          results.flatMap((result) => result.errors.map(({ message }) => message)).join('\n'),
        ),
      ),
  );
  return [...errors.map((message) => tellFailure('Outside any test', message)), ...tests];
}

const longestReason = 1200;

function tellFailure(name: string, reason: string): string {
  return `${name}\n${reason.slice(0, longestReason)}`.replaceAll('\n', '\n    ');
}
