import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One answer of the stand-in, in place of what it would say; `silent` never answers. */
type Upset = { readonly status: number; readonly body?: unknown } | 'silent';

/** The calls of publiq's UiTPAS API 4.0 that the server uses, on a port of this machine. */
export interface UitpasStandIn {
  readonly settings: {
    url: string;
    authUrl: string;
    clientId: string;
    clientSecret: string;
    patience: number;
  };
  /** Uses that are left of each card with the reduced rate. Other numbers are unknown. */
  readonly remaining: Map<string, number>;
  /** The sales that it registered, in the format of the wire. */
  readonly sales: unknown[];
  /** Number of tokens that it gave. */
  readonly tokens: () => number;
  /** Answers the next call of a path so. */
  upset(path: '/oauth/token' | '/tariffs' | '/ticket-sales', ...answers: readonly Upset[]): void;
  stop(): Promise<void>;
}

export async function startUitpasStandIn(): Promise<UitpasStandIn> {
  const remaining = new Map<string, number>();
  const sales: unknown[] = [];
  const upsets = new Map<string, Upset[]>();
  let tokens = 0;

  const answerOf = (path: string, query: URLSearchParams, body: unknown): Exclude<Upset, 'silent'> => {
    if (path === '/oauth/token') {
      tokens += 1;
      return {
        status: 200,
        body: { access_token: `token-${tokens}`, expires_in: 86_400, token_type: 'Bearer' },
      };
    }
    if (path === '/tariffs') return tariffs(remaining, query.get('uitpasNumber') ?? '');
    // Safe cast: the client under test sends this shape, and a wrong one fails the test.
    const [sale] = body as [{ uitpasNumber: string }];
    const left = remaining.get(sale.uitpasNumber) ?? 0;
    if (left === 0) return { status: 400, body: { title: 'Invalid tariff', status: 400 } };
    remaining.set(sale.uitpasNumber, left - 1);
    sales.push(sale);
    return { status: 200, body: [{ ...sale, id: String(499_852 + sales.length) }] };
  };

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
    const body = await bodyOf(request);
    const upset = upsets.get(pathname)?.shift();
    if (upset === 'silent') return;
    const { status, body: said } = upset ?? answerOf(pathname, searchParams, body);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(said === undefined ? '' : JSON.stringify(said));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe cast: a server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    settings: { url, authUrl: url, clientId: 'client', clientSecret: 'secret', patience: 5_000 },
    remaining,
    sales,
    tokens: () => tokens,
    upset: (path, ...answers) => upsets.set(path, [...answers]),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function tariffs(remaining: ReadonlyMap<string, number>, number: string) {
  const left = remaining.get(number);
  if (left === undefined) return { status: 404, body: { title: 'Pass not found', status: 404 } };
  if (left === 0)
    return {
      status: 200,
      body: { available: [], endUserMessage: { nl: 'Het kansentarief is opgebruikt.' } },
    };
  const rate = {
    id: 'SOCIALTARIFF-1',
    name: 'Kansentarief',
    price: 1.5,
    type: 'SOCIALTARIFF',
    remaining: left,
  };
  const coupon = { id: 'COUPON-2', name: 'Bon', price: 4, type: 'COUPON', remaining: 1 };
  return { status: 200, body: { available: [coupon, rate] } };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? undefined : JSON.parse(text);
}
