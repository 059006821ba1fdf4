/**
 * Measures the memory of a server process at rest, and after thousands of requests, and writes `memory-results.md`.
 * `--short` only checks that the benchmark works, and writes nothing.
 * Usage: node --conditions=club-source bench/memory.ts, after `vite build`
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MemoryMeasurement, measureMemory } from './measure/server/measureMemory.ts';

/** Upper limit of the resident memory of a process, in megabytes. */
const most = 250;
/** Growth between the last two rests that still counts as flat: what one garbage collection more or less leaves. */
const flatWithin = 0.1;

const isShort = process.argv.includes('--short');
const requests = isShort ? 200 : 10_000;
const measured = await measureMemory(requests);
const thousands = requests / 1_000;
const text = `# The memory of a server process

Resident memory (VmRSS of Linux) of one process in megabytes, ten seconds after the last request: right after the start, and after
each ${thousands},000 requests of visitors (pages of a club, its courses, one course, a search for clubs) and of a parent (the dashboard, the
calendar, a price), 20 at the same time. On PGlite the database is part of the process. The database of the other one is PostgreSQL, whose processes don't count.

| database | after the start | ${[1, 2, 3].map((round) => `after ${round * thousands},000`).join(' | ')} | at most | flat | faults |
|---|--:|--:|--:|--:|--:|---|--:|
${measured.map(row).join('\n')}

The limit is missed on both. Right after the start the JavaScript heap holds 103 MB once the garbage is collected, of 178 MB that V8 has reserved (measured
on 30 November 2026 by \`process.memoryUsage()\`). The rest is code, buffers and what V8 keeps for the next peak; on PGlite it is mostly the database, about 400 MB.
`;
console.log(text);
if (!isShort) await writeFile(join(import.meta.dirname, 'memory-results.md'), text);

function row({ database, atStart, afterRounds, faults }: MemoryMeasurement): string {
  const [before = 0, last = 0] = afterRounds.slice(-2);
  const isFlat = last <= before * (1 + flatWithin);
  const figures = [atStart, ...afterRounds].map((megabytes) =>
    megabytes > most ? `**${megabytes.toFixed(0)}**` : megabytes.toFixed(0),
  );
  return `| ${database} | ${figures.join(' | ')} | ${most} | ${isFlat ? 'yes' : '**no**'} | ${faults} |`;
}
