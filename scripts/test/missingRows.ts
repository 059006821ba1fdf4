import * as v from 'valibot';

/** Rows of the list of nasty inputs that have tests so far. `docs/nasty-inputs.md` describes each row. */
export const testedRows: readonly number[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
  ...[19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31],
  ...[32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47],
];

const report = v.object({
  testResults: v.array(
    v.object({ assertionResults: v.array(v.object({ title: v.string(), status: v.string() })) }),
  ),
});

/**
 * Finds the rows without a passed test in these Vitest reports. The title of such a test begins with `row 4: `.
 * @throws where a report isn't a Vitest report
 */
export function missingRows(reports: readonly unknown[]): readonly number[] {
  const passed = new Set(
    reports
      .flatMap((one) => v.parse(report, one).testResults)
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed')
      .map(({ title }) => /^row (\d+): /.exec(title)?.[1]),
  );
  return testedRows.filter((row) => !passed.has(String(row)));
}
