/**
 * Fails where a row of `docs/specification.md` names a missing file, or a test that is missing or failed in the last
 * reports. After a full run (MATRIX=full), also where a named test did not run.
 *
 * Usage: node scripts/specification.ts, after `npm test`
 */
import { readFileSync, statSync } from 'node:fs';
import { root } from './root.ts';
import { ranInPlaywright, ranInVitest } from './test/reports/ranTests.ts';
import { faultsOfRow, readSpecificationRows } from './test/specificationRows.ts';

const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');
const isFile = (path: string) => statSync(`${root}/${path}`, { throwIfNoEntry: false })?.isFile() ?? false;
const report = (name: string): unknown => JSON.parse(read(`reports/${name}.json`));

const isWhole = process.env.MATRIX === 'full';
const inVitest = ['unit', 'edges', ...(isWhole ? ['processes'] : []), 'browser', 'stories', 'package'];
const ran = [
  ...inVitest.flatMap((name) => ranInVitest(report(name), root)),
  ...ranInPlaywright(report('e2e')),
];
const rows = readSpecificationRows(read('docs/specification.md'));
const faults = rows.flatMap((row) =>
  faultsOfRow(row, { exists: isFile, contentOf: read, ran, isWhole }).map(
    (fault) => `docs/specification.md:${row.line} ${row.asked}: ${fault}`,
  ),
);
if (rows.length === 0) faults.push('docs/specification.md has no rows');
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`${rows.length} rows of the specification, each done and proven`);
