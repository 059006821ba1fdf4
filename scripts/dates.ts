/**
 * Runs the journeys that depend on the date (`@date`) on five difficult days: New Year, the end of a month, midnight, and the two
 * nights in which the clocks change. It is a step of `npm run test:full`.
 *
 * Usage: node scripts/dates.ts
 */
import { spawnSync } from 'node:child_process';
import { root } from './root.ts';

/** The tag of a journey that depends on the date. */
const tag = '@date';

/** Start of each run, on the clocks of its server and its pages. */
const starts = [
  '2027-01-01T10:00:00+01:00',
  '2027-02-28T18:00:00+01:00',
  '2026-12-15T23:59:00+01:00',
  // The clocks change at 2:00, one minute later.
  '2027-03-28T01:59:00+01:00',
  // The hour that comes twice.
  '2027-10-31T02:50:00+02:00',
];

const failed = starts.filter((start) => {
  console.log(`At ${start}`);
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--project=desktop', '--reporter=list', '--grep', tag],
    { cwd: root, env: { ...process.env, TEST_NOW: start }, stdio: 'inherit' },
  );
  return status !== 0;
});
if (failed.length > 0) {
  console.error(`Something failed at ${failed.join(', ')}`);
  process.exit(1);
}
