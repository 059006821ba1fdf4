import { readConfig } from '#server/config.ts';
import { type RunningServer, startServer } from '#server/startServer.ts';
import { setClockOffset } from '#tests/support/clock/shiftServerDate.ts';
import type { HostAnswer, HostRequest } from './hostMessages.ts';

/**
 * Runs one server after another for a test worker, because a process of its own would take 2 s to start.
 * Decision: docs/decisions/0058-each-spec-file-has-its-own-portal.md
 */
let running: RunningServer | undefined;
const said: string[] = [];

process.on('message', (request: HostRequest) => {
  void answer(request).then((reply) => process.send?.(reply));
});
// Ends with the test worker.
process.on('disconnect', () => process.exit(0));

async function answer(request: HostRequest): Promise<HostAnswer> {
  try {
    if (request.do === 'stop') {
      await running?.close();
      running = undefined;
      return { is: 'stopped' };
    }
    setClockOffset(request.clockOffset);
    running = await startServer(readConfig({ ...process.env, ...request.env }), (line) => said.push(line));
    return { is: 'started', port: running.port };
  } catch (error) {
    return { is: 'failed', reason: `${error instanceof Error ? error.stack : error}\n${said.join('\n')}` };
  }
}
