/**
 * Who manages a club and who teaches there: `npm run manage -- --help`.
 */
import { systemClock } from '#server/clock.ts';
import { ignoreClosedPipe } from './ignoreClosedPipe.ts';
import { runManage } from './manage/runManage.ts';

ignoreClosedPipe();
process.exitCode = await runManage(process.argv.slice(2), {
  env: process.env,
  clock: systemClock,
  say: (line) => process.stdout.write(`${line}\n`),
});
