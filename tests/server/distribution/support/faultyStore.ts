import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** `hangs` never answers. `cutsUploads` and `cutsAnswers` fall silent after 100 KB of the upload or the answer. */
type Fault = 'none' | 'busy' | 'hangs' | 'cutsUploads' | 'cutsAnswers';

export interface FaultyStore {
  readonly endpoint: string;
  /**
   * Cuts off the calls that it left without an answer.
   * @param times - calls that meet the fault; default: all until the next fault
   */
  has(fault: Fault, times?: number): void;
  /** Number of calls so far. */
  calls(): number;
  close(): Promise<void>;
}

/** Bytes before the silence. */
const passed = 100_000;

/** Starts a proxy in front of a store, which can behave like a store or network with a fault. */
export async function faultyStore(port: number): Promise<FaultyStore> {
  let current: Fault = 'none';
  let left = 0;
  let calls = 0;
  const silent = new Set<ServerResponse>();
  const server = createServer((asked, answer) => {
    calls += 1;
    const fault = left > 0 ? current : 'none';
    left -= 1;
    if (fault === 'hangs' || fault === 'cutsUploads' || fault === 'cutsAnswers') {
      silent.add(answer);
      answer.on('close', () => silent.delete(answer));
    }
    if (fault === 'hangs') return;
    if (fault === 'busy') answer.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    else forward(asked, answer, { port, fault });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    endpoint: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    has(fault, times = Number.POSITIVE_INFINITY) {
      current = fault;
      left = times;
      for (const answer of silent) answer.destroy();
    },
    calls: () => calls,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function forward(
  asked: IncomingMessage,
  answer: ServerResponse,
  { port, fault }: { readonly port: number; readonly fault: Fault },
): void {
  const { method, url: path, headers } = asked;
  const upstream = request({ host: '127.0.0.1', port, method, path, headers, agent: false });
  upstream.on('error', () => answer.destroy());
  // The caller has given up.
  answer.on('close', () => upstream.destroy());
  passOn(asked, upstream, fault === 'cutsUploads');
  upstream.on('response', (response) => {
    response.on('error', () => answer.destroy());
    answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
    passOn(response, answer, fault === 'cutsAnswers');
  });
}

function passOn(from: IncomingMessage, to: NodeJS.WritableStream, isCut: boolean): void {
  let count = 0;
  from.on('data', (chunk: Buffer) => {
    const room = isCut ? passed - count : chunk.length;
    count += chunk.length;
    if (room > 0) to.write(chunk.subarray(0, room));
    if (isCut && count >= passed) from.pause();
  });
  from.on('end', () => to.end());
}
