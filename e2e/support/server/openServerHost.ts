import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#scripts/root.ts';
import { testStart } from '#tests/support/clock/testStart.ts';
import type { HostAnswer, HostRequest } from './hostMessages.ts';
import { serverEnvironment } from './serverEnvironment.ts';
import type { PortalServer } from './startPortalServer.ts';

interface Wanted {
  readonly dataFolder: string;
  /** Settings in addition to those of every test server. */
  readonly env: Readonly<Record<string, string>>;
}

/** A process that runs one server at a time, each on its own data. */
export interface ServerHost {
  /** Starts a server at the fixed start time of the tests. The previous server must have stopped. */
  start(wanted: Wanted): Promise<PortalServer>;
  end(): void;
}

/**
 * Runs the server of `npm start` in one process for all files of a worker. Loading and compiling its modules takes longer than
 * the rest of a start.
 */
export function openServerHost(): ServerHost {
  let host: ChildProcess | undefined;
  return {
    async start({ dataFolder, env }) {
      host ??= forkHost();
      const current = host;
      const clockOffset = testStart.getTime() - Date.now();
      const answer = await ask(current, {
        do: 'start',
        env: { DATA_DIR: dataFolder, ...env },
        clockOffset,
      });
      if (answer.is !== 'started') throw new Error(`A start was answered with ${answer.is}`);
      return {
        origin: `http://localhost:${answer.port}`,
        dataFolder,
        clockOffset,
        async stop(signal = 'SIGTERM') {
          if (current.exitCode !== null || current.signalCode !== null) return;
          if (signal === 'SIGTERM') {
            await ask(current, { do: 'stop' });
            return;
          }
          host = undefined;
          current.kill(signal);
          await once(current, 'exit');
        },
      };
    },
    end() {
      host?.kill();
    },
  };
}

function forkHost(): ChildProcess {
  return fork(join(root, 'e2e/support/server/serverHost.ts'), {
    cwd: root,
    execArgv: [
      '--conditions=club-source',
      ...['--import', './tests/support/clock/shiftServerDate.ts'],
      // For the journeys with the stand-in of Mollie. No other server calls it.
      ...['--import', './tests/support/mollie/trustStandIn.ts'],
    ],
    env: {
      ...process.env,
      ...serverEnvironment,
      PORT: '0',
      PORTAL_DIR: process.env.PORTAL_DIR ?? '',
      // Every process reuses the compiled modules of the first one.
      NODE_COMPILE_CACHE: join(tmpdir(), 'clubpoort-compile-cache'),
    },
    // Drops the log, because the report of a failed test already has its contents.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

function ask(host: ChildProcess, request: HostRequest): Promise<HostAnswer> {
  return new Promise((resolve, reject) => {
    const left = (code: number | null) => reject(new Error(`The process of the servers ended with ${code}`));
    host.once('exit', left);
    host.once('message', (answer: HostAnswer) => {
      host.off('exit', left);
      if (answer.is === 'failed') reject(new Error(answer.reason));
      else resolve(answer);
    });
    host.send(request);
  });
}
