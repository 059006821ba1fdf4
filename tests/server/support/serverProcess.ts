import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OperationName } from '#schemas/operations.ts';
import { testStart } from '../../support/clock/testStart.ts';
import { newKey } from './registration.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A server as started by `npm start`, in its own process and on its own port. */
export interface ServerProcess {
  readonly process: ChildProcess;
  readonly origin: string;
  /** The process's output so far. */
  said(): string;
  /** Sends a signal and waits until the process is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/**
 * Starts a server. Fails with the process's output when it exits before it serves.
 * @param options `preload`: a module, relative to the project's root, that runs first in the server and talks to this process
 * by IPC. `within`: the start of a command that runs the server, such as
 * `unshare`. `folder`: a checkout of another version.
 */
export function startServerProcess(
  env: Readonly<Record<string, string>>,
  options: {
    readonly preload?: string;
    readonly within?: readonly string[];
    readonly folder?: string | undefined;
  } = {},
): Promise<ServerProcess> {
  const ownFolder = mkdtempSync(join(tmpdir(), 'clubpoort-server-'));
  const clock = ['--import', './tests/support/clock/shiftServerDate.ts'];
  const preload = options.preload ? ['--import', options.preload] : [];
  const [command = process.execPath, ...args] = [
    ...(options.within ?? []),
    ...[process.execPath, '--conditions=club-source', ...clock, ...preload, 'server/main.ts'],
  ];
  const child = spawn(command, args, {
    cwd: options.folder ?? root,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      // Reuses modules that another process has compiled.
      NODE_COMPILE_CACHE: join(tmpdir(), 'clubpoort-compile-cache'),
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      PASSWORD_COST: '8',
      DEMO: '1',
      DATA_DIR: ownFolder,
      CLOCK_OFFSET: String(testStart.getTime() - Date.now()),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(options.preload ? ['ipc' as const] : [])],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  void ended.then(() => rmSync(ownFolder, { recursive: true, force: true }));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (text: string) => {
      output += text;
      const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port && /^Ready$/m.test(output))
        resolve({ process: child, origin: `http://127.0.0.1:${port}`, said: () => output, end });
    };
    child.stdout?.setEncoding('utf8').on('data', read);
    child.stderr?.setEncoding('utf8').on('data', read);
    ended.then(() => reject(new Error(`The server did not start:\n${output}`)));
  });
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { readonly code?: string; readonly result?: unknown; readonly formVersion?: string };
}

/** Calls a POST operation as the person to whom the cookie belongs. */
export async function post(
  { origin }: ServerProcess,
  call: { name: OperationName; body: object; cookie: string; key?: ReturnType<typeof newKey> },
): Promise<Answer> {
  const response = await fetch(`${origin}/api?q=${call.name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: call.cookie,
      ...(call.key ?? newKey()).headers,
    },
    body: JSON.stringify(call.body),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
