import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fieldsOf } from '#server/http/reading/fieldsOf.ts';

const script = fileURLToPath(new URL('smtpServer.ts', import.meta.url));

interface ReceivedMail {
  readonly to: string;
  /** The left part of its Message-ID. */
  readonly id: string;
  readonly raw: string;
}

export interface SmtpProcess {
  readonly port: number;
  readonly url: string;
  /** Recipients that the server was asked about, in order. */
  readonly asked: readonly string[];
  readonly received: readonly ReceivedMail[];
  /** Resolves when the process has ended by itself. */
  readonly ended: Promise<void>;
  /** Empties both lists, for another test on the same server. */
  forget(): void;
  stop(): Promise<void>;
}

/** Starts the mail server of `smtpServer.ts` as a process. @param env - `PORT`, `DIES` and `SLOW` */
export async function startSmtp(env: Readonly<Record<string, string>> = {}): Promise<SmtpProcess> {
  const child = fork(script, { env: { ...process.env, NODE_OPTIONS: '', ...env }, execArgv: [] });
  const asked: string[] = [];
  const received: ReceivedMail[] = [];
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await portOf(child, (message) => {
    if (typeof message.asked === 'string') asked.push(message.asked);
    if (typeof message.received === 'string')
      received.push({ to: message.received, id: String(message.id), raw: String(message.raw) });
  });
  return {
    ...{ port, asked, received, ended, url: `smtp://127.0.0.1:${port}` },
    forget() {
      asked.length = 0;
      received.length = 0;
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function portOf(
  child: ChildProcess,
  read: (message: Readonly<Record<string, unknown>>) => void,
): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The mail server did not start')));
    child.on('message', (given) => {
      const message = fieldsOf(given);
      if (typeof message.port === 'number') resolve(message.port);
      else read(message);
    });
  });
}
