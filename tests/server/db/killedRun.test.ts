import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const realPostgres = fileURLToPath(new URL('../support/database/realPostgres.ts', import.meta.url));

test('PostgreSQL of a run that is killed ends too, since its data takes memory', async () => {
  const start = `import { startPostgres } from ${JSON.stringify(realPostgres)};
    const { pid } = await startPostgres();
    process.stdout.write(String(pid), () => process.kill(process.pid, 'SIGKILL'));`;
  const run = spawn(process.execPath, ['--conditions=club-source', '--input-type=module', '-e', start], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(run, 'exit');
  const pid = Number(await text(run.stdout));
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(pid).toBeGreaterThan(0);
  await expect.poll(() => isRunning(pid)).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only asks.
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
