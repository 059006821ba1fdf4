/**
 * Deletes personal data that is over, or shows what would go: `npm run retention -- --dry-run`.
 */
import { systemClock } from '#server/clock.ts';
import { ignoreClosedPipe } from './ignoreClosedPipe.ts';
import { runRetention } from './retention/runRetention.ts';

ignoreClosedPipe();
process.exitCode = await runRetention(process.argv.slice(2), {
  env: process.env,
  clock: systemClock,
  say: (line) => process.stdout.write(`${line}\n`),
});
