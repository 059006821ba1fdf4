/**
 * Measures how many club pages the server gives in a second, with and without its page cache, and writes `pages-results.md`.
 * `--short` only checks that the benchmark works, and writes nothing.
 * Usage: node --conditions=club-source bench/pages.ts, after `vite build`
 */
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { loadText, waitForIdleMachine, watchMachine } from './measure/machine.ts';
import { measurePages, type PagesMeasurement } from './measure/server/measurePages.ts';

/** Lower limits of the pages a second. */
const goals = { cached: 300, uncached: 60 } as const;

const isShort = process.argv.includes('--short');
const before = await waitForIdleMachine();
const { result, load } = await watchMachine(() => measurePages(isShort ? 2 : 20));
const text = `# How many pages the server gives

Made by \`npm run bench\`: visitors at once read the page of a demo club by plain HTTP, compressed, as fast as the servers answer.
Visitors, servers and database share ${availableParallelism()} processors. Without the cache, every request has an address of its own. A fault is an answer
that is not the whole page. The machine: ${loadText(before, load)}.

| servers | pages a second | 97.5 in 100, ms | kB | heading in the HTML | faults |
|---|--:|--:|--:|---|--:|
${result.map(row).join('\n')}
`;
console.log(text);
if (!isShort) await writeFile(join(import.meta.dirname, 'pages-results.md'), text);
if (!isShort && !result.every(isGood)) process.exitCode = 1;

function row(measured: PagesMeasurement): string {
  const { name, pagesPerSecond, slow, bytes, isRendered, faults } = measured;
  const figure = `${pagesPerSecond.toFixed(0)} (at least ${goalOf(measured)})`;
  return `| ${name} | ${figure} | ${slow.toFixed(0)} | ${(bytes / 1000).toFixed(1)} | ${isRendered ? 'yes' : '**no**'} | ${faults} |`;
}

function isGood(measured: PagesMeasurement): boolean {
  return measured.isRendered && measured.faults === 0 && measured.pagesPerSecond >= goalOf(measured);
}

function goalOf({ isCached }: PagesMeasurement): number {
  return isCached ? goals.cached : goals.uncached;
}
