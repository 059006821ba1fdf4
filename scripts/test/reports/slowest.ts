import { relative } from 'node:path';
import * as v from 'valibot';
import { root } from '../../root.ts';
import { readPlaywrightReport } from './readPlaywrightReport.ts';

/** One test of a report. */
export interface TimedTest {
  /** Path from the project's root. */
  readonly file: string;
  readonly title: string;
  readonly milliseconds: number;
}

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({ fullName: v.string(), duration: v.optional(v.nullable(v.number())) }),
      ),
    }),
  ),
});

export function timedInVitest(report: unknown): readonly TimedTest[] {
  return v.parse(vitestReport, report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: relative(root, name),
      title: fullName,
      milliseconds: duration ?? 0,
    })),
  );
}

/** Lists tests with their times. A test that was repeated for its trace counts with all its runs. */
export function timedInPlaywright(report: unknown): readonly TimedTest[] {
  return readPlaywrightReport(report).specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      file: `e2e/${file}`,
      title: `${title} (${projectName})`,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
}

const maxRows = 20;

/** The lines of output that list the slowest tests, then the slowest files. */
export function slowestLines(tests: readonly TimedTest[]): readonly string[] {
  const files = Object.entries(Object.groupBy(tests, ({ file }) => file)).map(([file, own = []]) => ({
    name: file,
    milliseconds: own.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  }));
  const named = tests.map(({ file, title, milliseconds }) => ({ name: `${file}: ${title}`, milliseconds }));
  return [`The ${maxRows} slowest tests:`, ...rows(named), `The ${maxRows} slowest files:`, ...rows(files)];
}

function rows(items: readonly { readonly name: string; readonly milliseconds: number }[]): readonly string[] {
  return items
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, maxRows)
    .map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`);
}
