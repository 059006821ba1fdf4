import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { platform } from 'node:process';
import { expect, it } from 'vitest';
import { watchCpu } from '#scripts/test/cost/watchCpu.ts';

it('watchCpu counts a process and the child that it started, where the platform tells', async () => {
  const burn = 'for (let at = 0; at < 2e8; at += 1);';
  const report = `console.log(process.cpuUsage().user / 1e6)`;
  const code = `const { spawnSync } = require('node:child_process');
    const { stdout } = spawnSync(process.execPath, ['-e', ${JSON.stringify(`${burn} ${report}`)}]);
    ${burn} console.log(Number(stdout) + process.cpuUsage().user / 1e6);
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['-e', code], { stdio: ['pipe', 'pipe', 'inherit'] });
  const watch = watchCpu(child.pid ?? 0);
  const [used] = await once(child.stdout, 'data');
  const seconds = watch.stop();
  child.stdin.end();
  if (platform !== 'linux') expect(seconds).toBeUndefined();
  // The kernel counts the time of each process in hundredths.
  else expect(seconds).toBeGreaterThan(Number(used) - 0.05);
});
