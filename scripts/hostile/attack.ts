import { once } from 'node:events';
import type { ServerProcess } from '#tests/server/support/serverProcess.ts';
import type { HostileRequest } from './hostileRequests.ts';

/** The effect of one request on the server. */
export interface Effect {
  readonly status: number;
  /** Longest turn of the server's event loop, in milliseconds of CPU time. */
  readonly turn: number;
  /** Longest wait of another client meanwhile, in milliseconds. */
  readonly wait: number;
}

/** Sends a request, while another client calls `/healthz` repeatedly. */
export async function attack(
  server: ServerProcess,
  request: HostileRequest,
  cookie: string,
): Promise<Effect> {
  await longestTurn(server);
  const [status, wait] = await meanwhile(send(server, request, cookie), () => health(server));
  return { status, wait, turn: await longestTurn(server) };
}

/** @returns the status of the answer; 0 where the server closed the connection before it read the whole body */
export async function send(
  { origin }: ServerProcess,
  request: HostileRequest,
  cookie: string,
): Promise<number> {
  const { method, path, headers, body } = request;
  const sent = {
    method,
    headers: { ...headers, cookie, 'idempotency-key': crypto.randomUUID() },
    redirect: 'manual' as const,
    ...(body !== undefined && { body }),
  };
  try {
    const response = await fetch(`${origin}${path}`, sent);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** @returns whether the server reports that it is healthy */
async function health({ origin }: ServerProcess): Promise<boolean> {
  const response = await fetch(`${origin}/healthz`);
  await response.arrayBuffer();
  return response.status === 200;
}

async function meanwhile<Result>(
  work: Promise<Result>,
  ask: () => Promise<boolean>,
): Promise<[Result, number]> {
  let isOver = false;
  const finished = work.finally(() => {
    isOver = true;
  });
  let slowest = 0;
  while (!isOver) {
    const asked = performance.now();
    const isWell = await ask();
    slowest = Math.max(slowest, isWell ? performance.now() - asked : Number.POSITIVE_INFINITY);
  }
  return [await finished, slowest];
}

async function longestTurn({ process }: ServerProcess): Promise<number> {
  const answer = once(process, 'message');
  process.send('turn');
  const [longest] = await answer;
  return Number(longest);
}
