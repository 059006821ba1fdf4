import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { machineSpeed } from '#scripts/test/cost/machineSpeed.ts';
import { startPostgres } from '#tests/server/support/database/realPostgres.ts';
import { measureScale, type ScaleMeasurement } from './scale/measureScale.ts';

/** Upper limit of the 97.5th percentile of every operation, in milliseconds. */
const slowest = 150;

/**
 * Measures each operation of a large club on PostgreSQL and writes `scale-results.md`. `--short`: fewer calls, and no file.
 * Usage: node --conditions=club-source bench/scale.ts
 */
const isShort = process.argv.includes('--short');
const postgres = await startPostgres();
const [before = 0] = loadavg();
try {
  const measured = await measureScale(await postgres.createDatabase('scale'), isShort ? 5 : 60);
  const [after = 0] = loadavg();
  const text = reportOf(measured, [before, after]);
  console.log(text);
  if (!isShort) await writeFile(fileURLToPath(new URL('scale-results.md', import.meta.url)), text);
} finally {
  await postgres.stop();
}

function reportOf(all: readonly ScaleMeasurement[], load: readonly number[]): string {
  const limit = (slow: number) =>
    `${slow > slowest ? `**${slow.toFixed(0)}**` : slow.toFixed(0)} (at most ${slowest})`;
  const rows = all.map(
    ({ name, median, slow, kilobytes }) =>
      `| ${name} | ${median.toFixed(0)} | ${limit(slow)} | ${kilobytes?.toFixed(0) ?? ''} |`,
  );
  return `# A large club

One club with 5,000 courses and 1,000 that have ended, 50,000 members, 20,000 orders, 1,000,000 answers, 2,000 waiting lists of three people
and a session with 1,500 participants, beside 500 clubs with four courses each (\`bench/scale/\`), on PostgreSQL behind one process. One call at a time. The load of the machine in
the last minute was ${load.map((one) => one.toFixed(1)).join(' before and ')} after; above the number of processors the times mean little. The machine has ${machineSpeed().toFixed(2)} times the speed
of the reference machine of \`docs/testing.md\`.

| operation | median, ms | 97.5 in 100, ms | answer, kB |
|---|---|---|---|
${rows.join('\n')}

A list of courses reads the offer of the whole club, and filters and sorts it in the process: its time grows with the offer, and with the slowness of the
processor. A search for a person reads a line of each person of the club. On a machine that is about three times as fast, all lists
of the offer stayed below 150 ms.
`;
}
