import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#scripts/root.ts';
import { serverEnvironment } from './serverEnvironment.ts';

export interface PortalServer {
  /** E.g. `http://localhost:41234` */
  readonly origin: string;
  /** What it keeps: its database, its files, its mails. */
  readonly dataFolder: string;
  /** Milliseconds from the machine's clock to the server's. */
  readonly clockOffset: number;
  /** SIGTERM lets it finish what it has begun; SIGKILL is the power cut. Resolves when the process is gone. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

interface StartOptions {
  readonly dataFolder: string;
  /** A free one where none is given. */
  readonly port?: number;
  /** What is set otherwise than in the other tests. */
  readonly env?: Readonly<Record<string, string>>;
  /** The built portal; undefined: the one of the whole run, in `dist/` where none is named. */
  readonly portalDir?: string;
  /** What its clock says when it starts; left out: what the machine's says. */
  readonly startsAt?: Date;
}

const startLimitMs = 60_000;

/** The real server on a data folder of its own; resolves as soon as it answers. */
export async function startPortalServer({
  dataFolder,
  port,
  portalDir,
  startsAt,
  env = {},
}: StartOptions): Promise<PortalServer> {
  const chosenPort = port ?? (await freePort());
  const origin = `http://localhost:${chosenPort}`;
  const clockOffset = startsAt ? startsAt.getTime() - Date.now() : 0;
  const clock = startsAt ? ['--import', './tests/support/clock/shiftServerDate.ts'] : [];
  const server = spawn(process.execPath, ['--conditions=club-source', ...clock, 'server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...serverEnvironment,
      PORT: String(chosenPort),
      DATA_DIR: dataFolder,
      CLOCK_OFFSET: String(clockOffset),
      // What one server compiled the next one need not.
      NODE_COMPILE_CACHE: join(tmpdir(), 'clubpoort-compile-cache'),
      PORTAL_DIR: portalDir ?? process.env.PORTAL_DIR ?? '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  server.stdout.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  server.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));

  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  };
  try {
    await untilHealthy(origin, server);
  } catch (error) {
    await stop('SIGKILL');
    throw new Error(`The server did not start:\n${said.join('')}`, { cause: error });
  }
  return { origin, dataFolder, clockOffset, stop };
}

async function untilHealthy(origin: string, server: ChildProcess): Promise<void> {
  const limit = AbortSignal.timeout(startLimitMs);
  for (;;) {
    if (server.exitCode !== null) throw new Error(`It ended with code ${server.exitCode}`);
    const response = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (response?.ok) return;
    limit.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
