import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { measureOnPglite, measureOnPostgres, type ServerMeasurement } from './measure/measureServer.ts';

/** `--short`: only checks that the benchmark works; its measurements mean little. */
const isShort = process.argv.includes('--short');
const size = isShort ? { attempts: 200, readSeconds: 2 } : { attempts: 6_000, readSeconds: 60 };
const minSales = { PGlite: 300, PostgreSQL: 1_000 } as const;
const minReads = 500;
/** Upper limit of `slowRead`, in milliseconds. */
const slowestRead = 500;

const measurements = [await measureOnPglite(size), await measureOnPostgres(size)];
const text = reportOf(measurements);
console.log(text);
if (!isShort) await writeFile(fileURLToPath(new URL('server-results.md', import.meta.url)), text);
if (measurements.some(({ sold, stock }) => sold > stock)) throw new Error('More was sold than there was');
if (!isShort && !measurements.every(isGood)) process.exitCode = 1;

function isGood({
  sold,
  stock,
  engine,
  salesPerSecond,
  readsPerSecond,
  slowRead,
  faults,
}: ServerMeasurement): boolean {
  return (
    salesPerSecond >= minSales[engine] &&
    readsPerSecond >= minReads &&
    slowRead <= slowestRead &&
    faults === 0 &&
    sold === stock
  );
}

function reportOf(all: readonly ServerMeasurement[]): string {
  const rows = all.map(
    (one) =>
      `| ${one.engine} | ${one.salesPerSecond.toFixed(0)} (at least ${minSales[one.engine]}) | ${one.sold} of ${one.stock} | ${one.readsPerSecond.toFixed(0)} (at least ${minReads}) | ${one.slowRead.toFixed(0)} (at most ${slowestRead}) | ${one.faults} | ${one.bareSalesPerSecond.toFixed(0)} |`,
  );
  return `# What the server carries

Twice as many people as there are shirts order one at the same time, 50 calls under way: PGlite behind one process, PostgreSQL
behind two. Then the courses of a club are read, as a visitor reads them. Buyers, servers and database share the machine; the
buyers have no mail address, so that no mails are written meanwhile, and ask by plain HTTP on connections that stay open.

The last column is what the database alone gives here: transactions that take one shirt each by one statement, ten at once,
with no server, session, price, order or second process in between.

| database | sale attempts a second | sold | reads a second | 97.5 in 100 reads, ms | faults | bare sales a second |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}
