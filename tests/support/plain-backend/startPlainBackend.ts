import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { keepListed } from './listed.ts';
import { helperOperations, type SpecifiedCall, specifiedCalls } from './specifiedCalls.ts';

/** The reference server limited to section 7 of the specification, plus the operations that screens can't do without. */
export interface PlainBackend {
  /** E.g. `http://localhost:41234` */
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Starts a filter in front of a server. It removes every field that section 7 doesn't list from its calls, in the request and
 * in the answer. It answers helper operations with status 404 and a page, and passes everything else on.
 */
export async function startPlainBackend(behind: string): Promise<PlainBackend> {
  const server = createServer((request, response) => {
    void answer(new URL(behind), request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The filter has no port');
  return {
    origin: `http://localhost:${address.port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(behind: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', behind);
  const name = url.pathname === '/api' ? url.searchParams.get('q') : null;
  if (name !== null && helperOperations.has(name)) {
    request.resume();
    response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><h1>Not found</h1>');
    return;
  }
  const call = name === null ? undefined : specifiedCalls.get(name);
  if (call) return answerListed(call, { url, request, response });
  request.pipe(
    forward(url, request, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
      answered.pipe(response);
    }).on('error', () => response.destroy()),
  );
}

interface Passing {
  readonly url: URL;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

async function answerListed(call: SpecifiedCall, { url, request, response }: Passing): Promise<void> {
  for (const field of [...url.searchParams.keys()])
    if (field !== 'q' && !call.request.includes(field)) url.searchParams.delete(field);
  const body = await bytesOf(request);
  const isJson = /^application\/json\b/.test(request.headers['content-type'] ?? '');
  const kept = isJson ? Buffer.from(JSON.stringify(onlyFields(body, call.request))) : body;
  const answered = await new Promise<IncomingMessage>((resolve, reject) => {
    forward(url, request, resolve, { 'content-length': kept.length, 'accept-encoding': 'identity' })
      .on('error', reject)
      .end(kept);
  });
  const text = (await bytesOf(answered)).toString();
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = answered.headers;
  response
    .writeHead(answered.statusCode ?? 502, headers)
    .end(JSON.stringify(keepListed(JSON.parse(text), call.response)));
}

function onlyFields(body: Buffer, listed: readonly string[]): unknown {
  const sent: unknown = JSON.parse(body.toString() || '{}');
  if (typeof sent !== 'object' || sent === null) return sent;
  return Object.fromEntries(Object.entries(sent).filter(([field]) => listed.includes(field)));
}

/** Keeps the visitor's Host header, so that the server takes the filter's address for its own. */
function forward(
  url: URL,
  { method, headers }: IncomingMessage,
  onAnswer: (answered: IncomingMessage) => void,
  changed: Readonly<Record<string, string | number>> = {},
) {
  return send(url, { method, headers: { ...headers, ...changed } }, onAnswer);
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
