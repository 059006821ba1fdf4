/**
 * Restores a backup into an empty place: `npm run restore -- --from <folder>`.
 */
import { runRestore } from './backup/runRestore.ts';
import { ignoreClosedPipe } from './ignoreClosedPipe.ts';

ignoreClosedPipe();
process.exitCode = await runRestore(process.argv.slice(2), {
  env: process.env,
  say: (line) => process.stdout.write(`${line}\n`),
});
