import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { answerApi, type Origins, problem } from './standInApi.ts';
import { checkoutPage, choose } from './standInPages.ts';
import { amountOf, callWebhook, newId, state, type Upset } from './standInState.ts';

/**
 * A process in the place of Mollie: its API over TLS, and the page on which somebody pays. Its tests change what it knows by
 * messages to the process.
 */
const file = (name: string) => readFileSync(new URL(name, import.meta.url));
const api = createTlsServer(
  { key: file('./standIn.key.pem'), cert: file('./standIn.cert.pem') },
  (...call) => void serveApi(...call),
);
const pages = createServer((...call) => void servePages(...call));
const origins: Origins = {
  api: `https://127.0.0.1:${await listen(api)}`,
  pages: `http://127.0.0.1:${await listen(pages)}`,
};
process.send?.({ started: origins });
process.on('disconnect', () => process.exit(0));

process.on('message', ({ number, act }: { number: number; act: StandInAct }) => {
  void perform(act).then((result) => process.send?.({ number, result: result ?? null }));
});

export type StandInAct =
  | { readonly do: 'list' | 'calls' | 'forget' }
  | { readonly do: 'set'; readonly id: string; readonly status: string }
  | { readonly do: 'charge back'; readonly id: string; readonly cents: number }
  | { readonly do: 'refund'; readonly id: string; readonly status: string }
  | { readonly do: 'refund in dashboard'; readonly id: string; readonly cents: number }
  | { readonly do: 'end key'; readonly key: string }
  | { readonly do: 'upset'; readonly call: string; readonly upsets: readonly Upset[] }
  | { readonly do: 'send webhooks'; readonly sends: boolean }
  | { readonly do: 'call webhook'; readonly id: string };

async function perform(act: StandInAct): Promise<unknown> {
  switch (act.do) {
    case 'list':
      return [...state.payments.values()];
    case 'calls':
      return state.calls;
    case 'forget':
      state.replays.clear();
      state.endedKeys.clear();
      return state.calls.splice(0);
    case 'set':
      Object.assign(paymentOf(act.id), { status: act.status });
      return report(act.id);
    case 'charge back':
      paymentOf(act.id).chargedBack = act.cents;
      return report(act.id);
    case 'refund':
      for (const refund of paymentOf(act.id).refunds) Object.assign(refund, { status: act.status });
      return report(act.id);
    case 'refund in dashboard':
      paymentOf(act.id).refunds.push({
        ...{ id: newId('re'), amount: amountOf(act.cents), description: 'By hand', metadata: null },
        status: 'pending',
      });
      return report(act.id);
    case 'end key':
      state.endedKeys.add(act.key);
      return;
    case 'upset':
      state.upsets.set(act.call, [...act.upsets]);
      return;
    case 'send webhooks':
      state.sendsWebhooks = act.sends;
      return;
    case 'call webhook':
      return callWebhook(state.payments.get(act.id) ?? { id: act.id, webhookUrl: anyWebhook() });
  }
}

function paymentOf(id: string) {
  const found = state.payments.get(id);
  if (!found) throw new Error(`There is no payment ${id}`);
  return found;
}

function anyWebhook(): string | undefined {
  return [...state.payments.values()].at(-1)?.webhookUrl;
}

async function report(id: string): Promise<number> {
  return state.sendsWebhooks ? callWebhook(paymentOf(id)) : 0;
}

async function serveApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', origins.api);
  const call = `${request.method} ${pathname.replace('/v2', '').replace(/\/tr_\w+/, '/id')}`;
  state.calls.push(call);
  const text = await bodyOf(request);
  const upset = state.upsets.get(call)?.shift();
  if (upset === 'silent') return;
  if (upset === 'page') return void response.end('<!doctype html><title>Sorry</title>');
  if (upset === 'nonsense') return void response.end('{"id":7,"status":"happy","count":"many"}');
  const answer =
    typeof upset === 'number'
      ? problem(upset, 'The stand-in was told to refuse')
      : answerApi(
          {
            method: request.method ?? '',
            ...{ path: pathname, query: searchParams, headers: request.headers },
            // Safe cast: the client under test sends objects alone.
            body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
          },
          origins,
        );
  if (upset === 'lost') return void request.socket.destroy();
  // The client then repeats a refused call at once.
  const again = answer.status >= 500 ? { 'retry-after': '0' } : {};
  response.writeHead(answer.status, { 'content-type': 'application/hal+json', ...again });
  response.end(JSON.stringify(answer.body));
}

async function servePages(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const id = new URL(request.url ?? '/', origins.pages).pathname.split('/').at(-1) ?? '';
  const payment = state.payments.get(id);
  if (request.method === 'POST' && payment) {
    choose(payment, new URLSearchParams(await bodyOf(request)));
    if (state.sendsWebhooks) await callWebhook(payment);
    response.writeHead(303, { location: payment.redirectUrl });
    response.end();
    return;
  }
  response.writeHead(payment ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
  response.end(checkoutPage(id));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe cast: a server that listens on a port has such an address.
  return (server.address() as AddressInfo).port;
}
