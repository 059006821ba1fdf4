import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import {
  measureOnPglite,
  measureOnPostgres,
  profileSales,
  type ServerMeasurement,
} from './measure/server/measureServer.ts';
import type { Shares } from './measure/server/profileShares.ts';

/** `--short`: only checks that the benchmark works; its measurements mean little. */
const isShort = process.argv.includes('--short');
const size = isShort ? { attempts: 200, readSeconds: 2 } : { attempts: 6_000, readSeconds: 60 };
/** Lower limit of the sale attempts a second. */
const minSales = 300;
/** The goal on PostgreSQL. The machine decides whether it can be reached; the report shows what an attempt costs. */
const wantedSales = 1_500;
const minReads = 500;
/** The goals of a club with thousands of members; the report says what is missed, and why. */
const wantedReads = 2_500;
/** Share of the sales that the bare statements of an order reach. */
const wantedShare = 0.8;
/** Upper limit of `slowRead`, in milliseconds. */
const slowestRead = 500;

const whyMissed =
  'The bare statements have both processors for the database alone. An order of the server also reads the session, the person, the ' +
  'offer and the price, checks the total that was seen, and writes its answer: the table below says what each part takes.';

const [load = 0] = loadavg();
const measurements = [await measureOnPglite(size), await measureOnPostgres(size)];
const shares = await profileSales(size);
const text = reportOf(measurements, shares);
console.log(text);
if (!isShort) await writeFile(fileURLToPath(new URL('server-results.md', import.meta.url)), text);
if (measurements.some(({ sold, stock }) => sold > stock)) throw new Error('More was sold than there was');
if (!isShort && !measurements.every(isGood)) process.exitCode = 1;

function isGood({
  sold,
  stock,
  salesPerSecond,
  readsPerSecond,
  slowRead,
  faults,
}: ServerMeasurement): boolean {
  return (
    salesPerSecond >= minSales &&
    readsPerSecond >= minReads &&
    slowRead <= slowestRead &&
    faults === 0 &&
    sold === stock
  );
}

/** The sales beside what the database does alone. */
function sharesOfBare(all: readonly ServerMeasurement[]): string {
  return all
    .flatMap(({ engine, salesPerSecond, bareOrdersPerSecond, readsPerSecond }) => {
      if (bareOrdersPerSecond === undefined) return [];
      const share = salesPerSecond / bareOrdersPerSecond;
      const sold = `On ${engine} the server sells ${(share * 100).toFixed(0)} % of what the bare statements reach (goal ${wantedShare * 100} %)`;
      const read = `answers ${readsPerSecond.toFixed(0)} reads a second (goal ${wantedReads})`;
      return `${sold}, and ${read}.${share >= wantedShare && readsPerSecond >= wantedReads ? '' : ` ${whyMissed}`}`;
    })
    .join('\n');
}

function reportOf(all: readonly ServerMeasurement[], profile: Shares): string {
  const sales = all.map(
    (one) =>
      `| ${one.engine} | ${one.salesPerSecond.toFixed(0)} (${one.engine === 'PGlite' ? `at least ${minSales}` : `goal ${wantedSales}`}) | ${one.sold} of ${one.stock} | ${one.readsPerSecond.toFixed(0)} (at least ${minReads}) | ${one.slowRead.toFixed(0)} (at most ${slowestRead}) | ${one.faults} |`,
  );
  const bare = all.flatMap(({ engine, bareSalesPerSecond, bareOrdersPerSecond }) => [
    `| ${engine}, bare: one statement takes a shirt | ${bareSalesPerSecond.toFixed(0)} | | | | |`,
    ...(bareOrdersPerSecond === undefined
      ? []
      : [`| ${engine}, bare: the statements of an order | ${bareOrdersPerSecond.toFixed(0)} | | | | |`]),
  ]);
  const costs = all.map(({ engine, cpu: { servers, database, buyers } }) => {
    const sum = servers + (database ?? 0) + buyers;
    return `| ${engine} | ${inMs(servers)} | ${database === undefined ? 'in the server' : inMs(database)} | ${inMs(buyers)} | ${inMs(sum)} | ${((availableParallelism() * 1000) / sum).toFixed(0)} |`;
  });
  const parts = Object.entries(profile)
    .toSorted(([, one], [, other]) => other - one)
    .map(([part, share]) => `| ${part} | ${(share * 100).toFixed(0)} % |`);
  return `# What the server carries

Twice as many people as there are shirts order one at the same time, 50 calls under way: PGlite behind one process, PostgreSQL
behind two. Then the courses of a club are read, as a visitor reads them. Buyers, servers and database share the machine, which
has ${availableParallelism()} processors and had a load of ${load.toFixed(1)} before. The mails of the orders wait for a next cart, so that none is written meanwhile.
The buyers ask by plain HTTP on connections that stay open.

The bare rows are what the database alone gives here, ten connections at once, without a server, session, price or answer in
between: transactions that take one shirt each by one statement, and the statements that store an order with its invoice and its key.

| database | sale attempts a second | sold | reads a second | 97.5 in 100 reads, ms | faults |
|---|---|---|---|---|---|
${[...sales, ...bare].join('\n')}

${sharesOfBare(all)}

## What an attempt costs

CPU time of one attempt in milliseconds, from the system's own account of each process. The last column is what all processors
together could give when nobody ever waited. ${wantedSales} attempts a second leave ${inMs((availableParallelism() * 1000) / wantedSales)} ms for one, everything included.

| database | servers | PostgreSQL | buyers | together | at most, a second |
|---|---|---|---|---|---|
${costs.join('\n')}

The profile of one server process while it sells on PostgreSQL:

| part | share of its time |
|---|---|
${parts.join('\n')}
`;
}

function inMs(milliseconds: number): string {
  return milliseconds.toFixed(2);
}
