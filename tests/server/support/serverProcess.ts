import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OperationName } from '#schemas/operations.ts';
import { testStart } from '../../support/clock/testStart.ts';
import { newKey } from './registration.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A server as `npm start` starts it: a process of its own, on a port of its own. */
export interface ServerProcess {
  readonly process: ChildProcess;
  readonly origin: string;
  /** All that it wrote. */
  said(): string;
  /** Sends a signal and waits until the process is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/**
 * Starts a server; fails with what it said where it ends instead of serving.
 *
 * @param options `preload`: a module from the root of the project that runs first in the server and speaks to this process
 * by IPC.
 */
export function startServerProcess(
  env: Readonly<Record<string, string>>,
  options: { readonly preload?: string } = {},
): Promise<ServerProcess> {
  const clock = ['--import', './tests/support/clock/shiftServerDate.ts'];
  const preload = options.preload ? ['--import', options.preload] : [];
  const child = spawn(
    process.execPath,
    ['--conditions=club-source', ...clock, ...preload, 'server/main.ts'],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        // What one process compiled the next one need not.
        NODE_COMPILE_CACHE: join(tmpdir(), 'clubpoort-compile-cache'),
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'error',
        PASSWORD_COST: '8',
        CLOCK_OFFSET: String(testStart.getTime() - Date.now()),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', ...(options.preload ? ['ipc' as const] : [])],
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (text: string) => {
      output += text;
      const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port && output.includes('federatie@example.org'))
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

/** Calls a POST operation; with a cookie as the person that it stands for. */
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
