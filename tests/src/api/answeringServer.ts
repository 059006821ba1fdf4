import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished, vi } from 'vitest';

/** Called when the whole body has arrived. */
type Answering = (request: IncomingMessage & { body: string }, response: ServerResponse) => void;

/** Starts a real server on a free port. The api calls this server until the end of the test. */
export async function answeringServer(answering: Answering): Promise<void> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    answering(Object.assign(request, { body: Buffer.concat(chunks).toString() }), response);
  });
  server.listen(0);
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  vi.stubEnv('VITE_API_URL', `http://localhost:${address.port}/api`);
}

export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
