import { Agent, request } from 'node:http';
import type { ServerProcess } from '#tests/server/support/serverProcess.ts';

/** Calls under way at the same time, by default. */
const manyAtOnce = 50;

interface Asked {
  readonly agent: Agent;
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Answer {
  readonly status: number;
  /** As sent: compressed where the caller accepts that. */
  readonly body: Buffer;
}

/** Reads the whole answer. It uses less CPU than `fetch`, so that more is left for the measured server. */
export function ask(to: string, { body = '', headers = {}, ...asked }: Asked): Promise<Answer> {
  const length = String(Buffer.byteLength(body));
  return new Promise((resolve, reject) => {
    const sent = request(to, { ...asked, headers: { ...headers, 'content-length': length } }, (answer) => {
      const chunks: Buffer[] = [];
      answer
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('error', reject)
        .on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks) }));
    });
    sent.on('error', reject).end(body);
  });
}

/** Runs callers that call at the same time, on connections that stay open. */
export async function inParallel(work: (agent: Agent) => Promise<void>, atOnce = manyAtOnce): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  await Promise.all(Array.from({ length: atOnce }, () => work(agent)));
  agent.destroy();
}

export function serverFor(servers: readonly ServerProcess[], index: number): ServerProcess {
  const server = servers[index % servers.length];
  if (!server) throw new Error('There is no server');
  return server;
}
