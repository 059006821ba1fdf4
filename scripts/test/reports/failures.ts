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

/** Describes each failure: the test, its file and the reason. Includes files that broke before their first test. */
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

/** Describes each failure, including errors outside tests, and each flaky test: it needs mending too. */
export function playwrightFailures(report: unknown): readonly string[] {
  const { errors, specs } = readPlaywrightReport(report);
  const tests = specs.flatMap(({ title, file, tests: projects }) =>
    projects
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) =>
        tellFailure(
          `${status === 'flaky' ? 'Flaky: ' : ''}${title} (${file}, ${projectName})`,
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

/** A step as `failedLines` needs it. */
interface JudgedStep {
  readonly step: { readonly name: string };
  readonly counts: { readonly failed: number };
  readonly problems: readonly string[];
}

/** The last lines of a run name each failure again, because the middle of a long log is often cut out. */
export function failedLines(results: readonly JudgedStep[]): readonly string[] {
  return results
    .filter(({ counts }) => counts.failed > 0)
    .flatMap(({ step, problems }) => {
      const said = problems.length > 0 ? problems : ['its output is above'];
      return said.map(
        (problem) =>
          `FAILED ${step.name}: ${problem
            .split(/\s*\n\s*/)
            .slice(0, 3)
            .join(': ')
            .slice(0, 400)}`,
      );
    });
}
