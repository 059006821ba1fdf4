/**
 * Writes a backup of the database and the files: `npm run backup -- --out <folder>`.
 */
import { systemClock } from '#server/clock.ts';
import { runBackup } from './backup/runBackup.ts';
import { ignoreClosedPipe } from './ignoreClosedPipe.ts';

ignoreClosedPipe();
process.exitCode = await runBackup(process.argv.slice(2), {
  env: process.env,
  clock: systemClock,
  say: (line) => process.stdout.write(`${line}\n`),
});
