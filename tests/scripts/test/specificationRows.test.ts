import { expect, test } from 'vitest';
import type { RanTest } from '#scripts/test/reports/ranTests.ts';
import { faultsOfRow, readSpecificationRows } from '#scripts/test/specificationRows.ts';

const head = '| What it asks | Done by | Proven by |\n|---|---|---|\n';
const files: Readonly<Record<string, string>> = {
  'rules/age.ts': 'birthdate',
  'tests/rules/age.test.ts': '',
  'e2e/paying/cart.spec.ts': "test('a voucher counts once')",
};

function faultsOf(row: string, ran: readonly RanTest[], isWhole = true): readonly string[] {
  const evidence = {
    isWhole,
    exists: (path: string) => path in files,
    contentOf: (path: string) => files[path] ?? '',
    ran,
  };
  return readSpecificationRows(head + row).flatMap((one) => faultsOfRow(one, evidence));
}

const age = { file: 'tests/rules/age.test.ts', title: 'ageOn counts whole years', hasPassed: true };
const good = '| `birthdate` | `rules/age.ts` | `tests/rules/age.test.ts` |';

test('readSpecificationRows reads tables with three columns without their headers, and numbers the lines', () => {
  expect(readSpecificationRows(`# 1\n\n${head}${good}\n\n| two | columns |\n|---|---|\n`)).toEqual([
    {
      line: 5,
      asked: '`birthdate`',
      doneBy: ['rules/age.ts'],
      provenBy: [{ file: 'tests/rules/age.test.ts', title: '' }],
    },
  ]);
});

test('faultsOfRow is empty when every file exists and every test passed', () => {
  expect(faultsOf(good, [age])).toEqual([]);
  expect(faultsOf('| x | `rules/age.ts` | `tests/rules/age.test.ts: whole years` |', [age])).toEqual([]);
});

test('faultsOfRow accepts a test that a part of the tests left out, if its file has the title', () => {
  const row = (title: string) => `| x | \`rules/age.ts\` | \`e2e/paying/cart.spec.ts: ${title}\` |`;
  expect(faultsOf(row('a voucher counts'), [], false)).toEqual([]);
  expect(faultsOf(row('a voucher is gone'), [], false)).toEqual([
    '“a voucher is gone” of e2e/paying/cart.spec.ts did not run',
  ]);
  expect(faultsOf(row('a voucher counts'), [])).toEqual([
    '“a voucher counts” of e2e/paying/cart.spec.ts did not run',
  ]);
});

test.for<[what: string, row: string, ran: readonly RanTest[], fault: string]>([
  [
    'a missing file',
    '| x | `rules/gone.ts` | `tests/rules/age.test.ts` |',
    [age],
    'rules/gone.ts is not there',
  ],
  [
    'a missing test file',
    '| x | `rules/age.ts` | `tests/gone.test.ts` |',
    [{ ...age, file: 'tests/gone.test.ts' }],
    'tests/gone.test.ts is not there',
  ],
  ['a test that did not run', good, [], 'tests/rules/age.test.ts did not run'],
  ['a test that failed', good, [age, { ...age, hasPassed: false }], 'tests/rules/age.test.ts failed'],
  [
    'a title that no test has',
    '| x | `rules/age.ts` | `e2e/paying/cart.spec.ts: a voucher: counts` |',
    [{ file: 'e2e/paying/cart.spec.ts', title: 'another one', hasPassed: true }],
    '“a voucher: counts” of e2e/paying/cart.spec.ts did not run',
  ],
  [
    'a field that occurs in none of its files',
    `| \`sex\`${good.slice('| `birthdate`'.length)}`,
    [age],
    'sex is written in none of its files',
  ],
  ['a row without a file', '| x |  | `tests/rules/age.test.ts` |', [age], 'nothing does it'],
  ['a row without a test', '| x | `rules/age.ts` | to do |', [age], 'no test proves it'],
])('faultsOfRow reports %s', ([, row, ran, fault]) => {
  expect(faultsOf(row, ran)).toEqual([fault]);
});
