import { once } from 'node:events';
import { createServer } from 'node:http';

export interface AdminPanel {
  /** E.g. `http://localhost:41234/start` */
  readonly address: string;
  /** The codes with which the panel was opened, in order. */
  readonly codes: readonly string[];
  /** Sets the portal with which the panel exchanges its codes. */
  trust(portalOrigin: string): void;
  stop(): Promise<void>;
}

/** A stand-in for a club's administration program: it exchanges the code in its address for a session. */
export async function startAdminPanel(): Promise<AdminPanel> {
  const codes: string[] = [];
  let portal = '';
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== '/start') return response.writeHead(204).end();
    const code = searchParams.get('auth') ?? '';
    codes.push(code);
    const who = await exchange(portal, code);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    return response.end(`<!doctype html><title>Beheer</title><h1>${who}</h1>`);
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The panel has no port');
  return {
    address: `http://localhost:${address.port}/start`,
    codes,
    trust(portalOrigin) {
      portal = portalOrigin;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function exchange(portal: string, code: string): Promise<string> {
  const answer = await fetch(`${portal}/api?q=exchange_auth_code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ auth: code, bearer: true }),
  });
  const { user, code: refusal } = await answer.json();
  return answer.ok ? `Dag ${user.name}` : `Geweigerd: ${answer.status} ${refusal}`;
}
