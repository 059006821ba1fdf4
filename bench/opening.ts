import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { machineSpeed } from '#scripts/test/cost/machineSpeed.ts';
import { type Opening, openOnPglite, openOnPostgres } from './opening/measureOpening.ts';

/** Families that open the same course in the minute its registration opens. */
const families = 200;
/** Places of the course: most families come too late. */
const places = 40;
/** Upper limit of the 97.5th percentile of an answer, in milliseconds. */
const slowest = 2_000;

/**
 * Lets 200 families register for one course at the same moment, and measures how long each waits for each answer.
 * `--short`: fewer families, and no file. Usage: node --conditions=club-source bench/opening.ts
 */
const isShort = process.argv.includes('--short');
const size = { families: isShort ? 20 : families, places: isShort ? 4 : places };
const [load = 0] = loadavg();
const measured = [await openOnPglite(size), await openOnPostgres(size)];
const text = reportOf(measured);
console.log(text);
if (!isShort) await writeFile(fileURLToPath(new URL('opening-results.md', import.meta.url)), text);
if (measured.some(({ sold }) => sold > size.places)) throw new Error('More was sold than there was');
if (!isShort && !measured.every(isGood)) process.exitCode = 1;

function isGood({ steps, sold, faults }: Opening): boolean {
  return faults.length === 0 && sold === size.places && steps.every(({ slow }) => slow <= slowest);
}

/** Each answer with how often it came: “the order: 503 (7)”. */
function counted(answers: readonly string[]): string {
  const counts = Map.groupBy(answers, (answer) => answer);
  return [...counts].map(([answer, all]) => `${answer} (${all.length})`).join(', ') || 'none';
}

function reportOf(all: readonly Opening[]): string {
  const rows = all.flatMap(({ engine, steps }) =>
    steps.map(
      ({ name, median, slow, longest }) =>
        `| ${engine} | ${name} | ${median.toFixed(0)} | ${slow.toFixed(0)} (at most ${slowest}) | ${longest.toFixed(0)} |`,
    ),
  );
  const ends = all.map(
    ({ engine, sold, refused, faults, seconds }) =>
      `| ${engine} | ${sold} of ${size.places} | ${refused} | ${counted(faults)} | ${seconds.toFixed(1)} |`,
  );
  return `# The minute in which a registration opens

${size.families} families with an account, all at the same moment and without a pause: each opens the page of one course with ${size.places} places, reads
it, gets the form, sends the answers, reads the price and orders. PGlite behind one process, PostgreSQL behind two. Families, servers and
database share the machine, which has ${availableParallelism()} processors, ${machineSpeed().toFixed(2)} times the speed of the reference machine of \`docs/testing.md\`,
and had a load of ${load.toFixed(1)} before. No answer comes from a cache of a browser.

| database | answer | median, ms | 97.5 in 100, ms | longest, ms |
|---|---|---|---|---|
${rows.join('\n')}

| database | places sold | told that it is full | other answers | all done after, s |
|---|---|---|---|---|
${ends.join('\n')}

Everybody gets an answer and nobody an error page. An answer above ${slowest} ms waits for the processors: all ${size.families} families ask
at once, so the last one waits until the work of the others is done. PostgreSQL has a second process for it.
`;
}
