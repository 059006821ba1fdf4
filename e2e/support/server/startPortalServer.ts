import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#scripts/root.ts';
import { freePort } from '#tests/support/freePort.ts';
import { serverEnvironment } from './serverEnvironment.ts';

export interface PortalServer {
  /** E.g. `http://localhost:41234` */
  readonly origin: string;
  /** Folder with the server's database, files and mails. */
  readonly dataFolder: string;
  /** Milliseconds from the machine's clock to the server's. */
  readonly clockOffset: number;
  /** SIGTERM lets the server finish its pending work; SIGKILL simulates a power cut. Resolves when the process has ended. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

interface StartOptions {
  readonly dataFolder: string;
  /** A free port by default. */
  readonly port?: number;
  /** Settings that differ from the other tests. */
  readonly env?: Readonly<Record<string, string>>;
  /** Folder of the built portal. Defaults to PORTAL_DIR, else to `dist/`. */
  readonly portalDir?: string;
  /** Start time of the server's clock; defaults to the machine's time. */
  readonly startsAt?: Date;
}

/** Only a server that hangs meets this: beside other work a first start with all demo data took longer than a minute. */
const startLimitMs = 300_000;

/** Starts the real server on its own data folder; resolves as soon as it answers. */
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
      // Reuses modules that another server has compiled.
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
