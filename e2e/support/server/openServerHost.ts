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
  /** Settings on top of those that every server of the tests has. */
  readonly env: Readonly<Record<string, string>>;
}

/** A process that runs one server after another, each on data of its own. */
export interface ServerHost {
  /** A server that begins at the fixed start of the tests; the one before it has to be stopped. */
  start(wanted: Wanted): Promise<PortalServer>;
  end(): void;
}

/**
 * The server that `npm start` starts, in one process for all files of a worker. To load and compile its modules takes more
 * time than everything else about a start.
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
    execArgv: ['--conditions=club-source', '--import', './tests/support/clock/shiftServerDate.ts'],
    env: {
      ...process.env,
      ...serverEnvironment,
      PORT: '0',
      PORTAL_DIR: process.env.PORTAL_DIR ?? '',
      // Every process reuses what the first one compiled.
      NODE_COMPILE_CACHE: join(tmpdir(), 'clubpoort-compile-cache'),
    },
    // The log would only repeat what the report of a failed test says.
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
