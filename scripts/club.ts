/**
 * Clubs as files: `npm run club -- --help`.
 */
import { systemClock } from '#server/clock.ts';
import { runClub } from './club/runClub.ts';
import { ignoreClosedPipe } from './ignoreClosedPipe.ts';

ignoreClosedPipe();
process.exitCode = await runClub(process.argv.slice(2), {
  env: process.env,
  clock: systemClock,
  write: (text) => process.stdout.write(text),
  say: (line) => process.stderr.write(`${line}\n`),
});
