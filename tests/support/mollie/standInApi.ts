import type { IncomingMessage } from 'node:http';
import {
  type Amount,
  amountOf,
  centsOf,
  newId,
  profileOf,
  type StandInPayment,
  type StandInRefund,
  state,
} from './standInState.ts';

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Addresses of the stand-in, for its links. */
export interface Origins {
  readonly api: string;
  readonly pages: string;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: Readonly<Record<string, unknown>>;
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized Request',
  404: 'Not Found',
  410: 'Gone',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** An error as Mollie writes one. */
export function problem(status: number, detail: string, field?: string): ApiAnswer {
  const documentation = { href: 'https://docs.mollie.com/overview/handling-errors', type: 'text/html' };
  const title = titles[status] ?? 'Error';
  return { status, body: { status, title, detail, ...(field && { field }), _links: { documentation } } };
}

/** The calls of Mollie's API, version 2, that shops need, each with its own key. */
export function answerApi(asked: Asked, origins: Origins): ApiAnswer {
  const { method, path, headers } = asked;
  if (!/^Bearer (test|live)_\w{30,}$/.test(headers.authorization ?? ''))
    return problem(401, 'Missing authentication, or failed to authenticate');
  const [, apiKey = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
  if (state.endedKeys.has(apiKey)) return problem(401, 'The key was ended');
  const key = `${apiKey} ${method} ${path} ${headers['idempotency-key']}`;
  const isKeyed = method === 'POST' && headers['idempotency-key'] !== undefined;
  const replay = isKeyed ? state.replays.get(key) : undefined;
  if (replay) return replay;
  const answer = route({ ...asked, profile: profileOf(apiKey), mode: apiKey.split('_')[0] ?? '' }, origins);
  if (isKeyed && answer.status < 300) state.replays.set(key, answer);
  return answer;
}

interface Identified extends Asked {
  readonly profile: string;
  readonly mode: string;
}

function route({ method, path, query, body, profile, mode }: Identified, origins: Origins): ApiAnswer {
  if (method === 'GET' && path === '/v2/methods') return { status: 200, body: methods(origins) };
  if (method === 'GET' && path === '/v2/profiles/me')
    return {
      status: 200,
      body: { resource: 'profile', id: profile, mode, name: `Profiel ${profile.slice(4)}` },
    };
  if (method === 'POST' && path === '/v2/payments') return create(body, profile, origins);
  const [, id = '', part] = /^\/v2\/payments\/([^/]+)(?:\/(refunds|chargebacks))?$/.exec(path) ?? [];
  const payment = state.payments.get(id);
  if (payment?.profile !== profile) return problem(404, `No payment exists with token ${id}.`);
  if (method === 'GET' && part === undefined)
    return { status: 200, body: paymentBody(payment, origins, query.get('embed') ?? '') };
  if (method === 'DELETE' && part === undefined) return cancel(payment, origins);
  if (method === 'GET' && part === 'refunds')
    return { status: 200, body: list('refunds', refundsOf(payment, origins), origins) };
  if (method === 'GET' && part === 'chargebacks')
    return { status: 200, body: list('chargebacks', chargebacksOf(payment), origins) };
  if (method === 'POST' && part === 'refunds') return refund(payment, body, origins);
  return problem(404, 'The page does not exist.');
}

function create(body: Asked['body'], profile: string, origins: Origins): ApiAnswer {
  const { amount, description, redirectUrl, webhookUrl, locale } = body;
  if (!isAmount(amount)) return problem(422, 'The amount is missing or invalid', 'amount');
  if (centsOf(amount) < 1) return problem(422, 'The amount is lower than the minimum', 'amount');
  if (typeof description !== 'string' || description.length > 255)
    return problem(422, 'The description is invalid', 'description');
  if (typeof redirectUrl !== 'string') return problem(422, 'The redirect URL is invalid', 'redirectUrl');
  const payment: StandInPayment = {
    ...{ id: newId('tr'), profile, amount, description, redirectUrl },
    webhookUrl: typeof webhookUrl === 'string' ? webhookUrl : undefined,
    locale: typeof locale === 'string' ? locale : undefined,
    ...{ status: 'open', method: null, chargedBack: 0, refunds: [] },
  };
  state.payments.set(payment.id, payment);
  return { status: 201, body: paymentBody(payment, origins, '') };
}

/** Mollie decides by the method; of these only a transfer can be cancelled. */
function isCancelable({ status, method }: StandInPayment): boolean {
  return status === 'open' && method === 'banktransfer';
}

function cancel(payment: StandInPayment, origins: Origins): ApiAnswer {
  if (!isCancelable(payment)) return problem(422, 'The payment cannot be canceled');
  payment.status = 'canceled';
  return { status: 200, body: paymentBody(payment, origins, '') };
}

function refund(payment: StandInPayment, body: Asked['body'], origins: Origins): ApiAnswer {
  const { amount, description = '', metadata = null } = body;
  if (!isAmount(amount)) return problem(422, 'The amount is missing or invalid', 'amount');
  if (payment.status !== 'paid') return problem(422, 'The payment is not paid, and cannot be refunded');
  if (centsOf(amount) > remainingOf(payment))
    return problem(422, 'The specified amount cannot be refunded', 'amount');
  const made: StandInRefund = {
    ...{ id: newId('re'), amount, metadata, status: 'pending' },
    description: String(description),
  };
  payment.refunds.push(made);
  return { status: 201, body: refundBody(made, payment, origins) };
}

function isAmount(amount: unknown): amount is Amount {
  if (typeof amount !== 'object' || amount === null) return false;
  const { currency, value } = amount as Partial<Record<keyof Amount, unknown>>;
  return currency === 'EUR' && typeof value === 'string' && /^\d+\.\d\d$/.test(value);
}

function refundedOf({ refunds }: StandInPayment): number {
  const going = refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  return going.reduce((sum, { amount }) => sum + centsOf(amount), 0);
}

function remainingOf(payment: StandInPayment): number {
  return centsOf(payment.amount) - refundedOf(payment) - payment.chargedBack;
}

function paymentBody(payment: StandInPayment, origins: Origins, embed: string) {
  const { id, profile, amount, description, redirectUrl, webhookUrl, locale, status, method } = payment;
  const self = `${origins.api}/v2/payments/${id}`;
  const isPaid = status === 'paid';
  const embeds = embed.split(',').filter((one) => one !== '');
  const embedded = { refunds: refundsOf(payment, origins), chargebacks: chargebacksOf(payment) };
  return {
    ...{ resource: 'payment', id, mode: 'test', createdAt: '2026-11-20T09:00:00+00:00', amount, description },
    ...{
      method,
      metadata: null,
      status,
      isCancelable: isCancelable(payment),
      locale,
      profileId: profile,
    },
    ...{ sequenceType: 'oneoff', redirectUrl, webhookUrl },
    ...(isPaid && {
      paidAt: '2026-11-20T09:01:00+00:00',
      amountRefunded: amountOf(refundedOf(payment)),
      amountRemaining: amountOf(remainingOf(payment)),
    }),
    ...(payment.chargedBack > 0 && { amountChargedBack: amountOf(payment.chargedBack) }),
    ...(embeds.length > 0 && {
      _embedded: Object.fromEntries(Object.entries(embedded).filter(([name]) => embeds.includes(name))),
    }),
    _links: {
      self: { href: self, type: 'application/hal+json' },
      // Mollie gives no checkout for a payment that is over.
      ...(status === 'open' && {
        checkout: { href: `${origins.pages}/checkout/select-method/${id}`, type: 'text/html' },
      }),
      dashboard: { href: `https://my.mollie.com/dashboard/org_1/payments/${id}`, type: 'text/html' },
    },
  };
}

function refundsOf(payment: StandInPayment, origins: Origins) {
  return payment.refunds.map((one) => refundBody(one, payment, origins));
}

function refundBody(refunded: StandInRefund, { id }: StandInPayment, { api }: Origins) {
  const { amount, description, metadata, status } = refunded;
  return {
    ...{ resource: 'refund', id: refunded.id, mode: 'test', amount, description, metadata, status },
    ...{ createdAt: '2026-11-20T09:02:00+00:00', paymentId: id },
    settlementAmount: { ...amount, value: `-${amount.value}` },
    _links: {
      self: { href: `${api}/v2/payments/${id}/refunds/${refunded.id}`, type: 'application/hal+json' },
      payment: { href: `${api}/v2/payments/${id}`, type: 'application/hal+json' },
    },
  };
}

function chargebacksOf({ id, chargedBack }: StandInPayment) {
  if (chargedBack === 0) return [];
  const createdAt = '2026-11-20T09:03:00+00:00';
  return [{ resource: 'chargeback', id: `chb_${id.slice(3)}`, amount: amountOf(chargedBack), createdAt }];
}

function list(name: string, all: readonly unknown[], { api }: Origins) {
  const self = { href: `${api}/v2/${name}`, type: 'application/hal+json' };
  return { count: all.length, _embedded: { [name]: all }, _links: { self, previous: null, next: null } };
}

function methods(origins: Origins) {
  const names = {
    bancontact: 'Bancontact',
    ideal: 'iDEAL',
    creditcard: 'Card',
    banktransfer: 'Bank transfer',
  };
  const all = Object.entries(names).map(([id, description]) => ({ resource: 'method', id, description }));
  return list('methods', all, origins);
}
