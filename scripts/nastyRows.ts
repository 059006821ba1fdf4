/**
 * Fails where a row of `docs/nasty-inputs.md` has no passed test in the last reports of the tests in Node and in the browser.
 *
 * Usage: node scripts/nastyRows.ts, after `npm test -- unit edges browser`
 */
import { readFileSync } from 'node:fs';
import { root } from './root.ts';
import { missingRows, testedRows } from './test/missingRows.ts';

const reports = ['unit', 'edges', 'browser'].map((name): unknown =>
  JSON.parse(readFileSync(`${root}/reports/${name}.json`, 'utf8')),
);
const missing = missingRows(reports);
if (missing.length > 0) {
  console.error(`No passed test is named after row ${missing.join(', ')} of the nasty inputs.`);
  process.exit(1);
}
console.log(`${testedRows.length} rows of nasty inputs, each with a test`);
