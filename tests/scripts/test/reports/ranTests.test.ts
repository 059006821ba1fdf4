import { expect, test } from 'vitest';
import { ranInPlaywright, ranInVitest } from '#scripts/test/reports/ranTests.ts';

test('ranInVitest names files from the root of the project, and leaves out skipped tests', () => {
  const report = {
    testResults: [
      {
        name: '/a b/project/tests/rules/age.test.ts',
        assertionResults: [
          { fullName: 'ageOn counts', status: 'passed' },
          { fullName: 'ageOn refuses', status: 'failed' },
          { fullName: 'ageOn later', status: 'skipped' },
        ],
      },
    ],
  };
  expect(ranInVitest(report, '/a b/project')).toEqual([
    { file: 'tests/rules/age.test.ts', title: 'ageOn counts', hasPassed: true },
    { file: 'tests/rules/age.test.ts', title: 'ageOn refuses', hasPassed: false },
  ]);
});

test('ranInPlaywright reads nested suites, and requires a test to pass on every device', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    file: 'paying/cart.spec.ts',
    tests: statuses.map((status) => ({ status, projectName: 'phone', results: [] })),
  });
  const inner = { specs: [spec('sells', 'expected', 'skipped'), spec('waits', 'expected', 'unexpected')] };
  const report = { errors: [], suites: [{ suites: [inner], specs: [spec('later', 'skipped')] }] };
  expect(ranInPlaywright(report)).toEqual([
    { file: 'e2e/paying/cart.spec.ts', title: 'sells', hasPassed: true },
    { file: 'e2e/paying/cart.spec.ts', title: 'waits', hasPassed: false },
  ]);
});
