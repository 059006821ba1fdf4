import { eurosOf } from '#rules/money.ts';
import type { Config } from '../config.ts';
import { fieldsOf } from '../http/reading/fieldsOf.ts';
import { type CardAnswer, UitpasRefused, type UitpasRegister, UitpasUnreachable } from './uitpasRegister.ts';

type PubliqSettings = NonNullable<Config['uitpas']> & {
  /** Patience for one call, in milliseconds. */
  readonly patience?: number;
};

/** All APIs of publiq share one audience. */
const audience = 'https://api.publiq.be';
/** Seconds before its end at which a token is renewed. */
const margin = 60;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
}

/** The register of publiq, by version 4 of its API: `GET /tariffs` and `POST /ticket-sales` with a client access token. */
export function publiqRegister(settings: PubliqSettings): UitpasRegister {
  const { url, patience = 10_000 } = settings;
  const tokens = tokensOf(settings, patience);

  async function call(asked: Call): Promise<Answer> {
    const send = async () =>
      request(new URL(asked.path, url), {
        ...asked,
        patience,
        headers: { authorization: `Bearer ${await tokens.current()}` },
      });
    const answer = await send();
    if (answer.status !== 401) return answer;
    // A token can end before its time. One renewal is enough to know.
    tokens.forget();
    return send();
  }

  return {
    async askCard({ number, event, regularCents }): Promise<CardAnswer> {
      const query = new URLSearchParams({
        eventId: event,
        uitpasNumber: number,
        regularPrice: String(eurosOf(regularCents)),
      });
      const { status, body } = await call({ method: 'GET', path: `/tariffs?${query}` });
      if (status === 400 || status === 404) return { has: 'unknown', reason: sentenceOf(body) };
      if (status !== 200) throw new UitpasUnreachable(`UiTPAS ${status}`);
      const rate = tariffsOf(body).find(({ type, remaining }) => type === 'SOCIALTARIFF' && remaining > 0);
      return rate ? { has: 'rate', tariffId: rate.id } : { has: 'none', reason: sentenceOf(body) };
    },
    async registerSale({ number, event, regularCents, tariffId }) {
      const sale = {
        eventId: event,
        uitpasNumber: number,
        regularPrice: eurosOf(regularCents),
        tariff: { id: tariffId },
      };
      const { status, body } = await call({ method: 'POST', path: '/ticket-sales', body: [sale] });
      const isForAnotherTime = status === 401 || status === 403 || status === 408 || status === 429;
      if (status >= 400 && status < 500 && !isForAnotherTime)
        throw new UitpasRefused(sentenceOf(body) || `UiTPAS ${status}`);
      const [made] = Array.isArray(body) ? body : [];
      const { id } = fieldsOf(made);
      if (status < 200 || status > 299 || typeof id !== 'string')
        throw new UitpasUnreachable(`UiTPAS ${status}`);
      return id;
    },
  };
}

/** Client access tokens, each used until shortly before its end. */
function tokensOf({ authUrl, clientId, clientSecret }: PubliqSettings, patience: number) {
  let token: { readonly text: string; readonly until: number } | undefined;
  return {
    forget() {
      token = undefined;
    },
    async current(): Promise<string> {
      if (token && performance.now() < token.until) return token.text;
      const { status, body } = await request(new URL('/oauth/token', authUrl), {
        method: 'POST',
        patience,
        body: {
          client_id: clientId,
          client_secret: clientSecret,
          audience,
          grant_type: 'client_credentials',
        },
      });
      const { access_token: text, expires_in: seconds } = fieldsOf(body);
      if (status !== 200 || typeof text !== 'string') throw new UitpasUnreachable(`UiTPAS login ${status}`);
      const lasts = typeof seconds === 'number' ? seconds - margin : 0;
      token = { text, until: performance.now() + lasts * 1_000 };
      return text;
    },
  };
}

interface Sent extends Omit<Call, 'path'> {
  readonly patience: number;
  readonly headers?: Readonly<Record<string, string>>;
}

async function request(to: URL, { method, body, headers, patience }: Sent): Promise<Answer> {
  try {
    const answer = await fetch(to, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    const text = await answer.text();
    return { status: answer.status, body: jsonOf(text) };
  } catch (error) {
    // The name alone: the message of a failed request may hold the address, and with it the number of the card.
    throw new UitpasUnreachable(error instanceof Error ? `UiTPAS ${error.name}` : 'UiTPAS');
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function tariffsOf(
  body: unknown,
): { readonly id: string; readonly type: unknown; readonly remaining: number }[] {
  const { available } = fieldsOf(body);
  if (!Array.isArray(available)) throw new UitpasUnreachable('UiTPAS 200');
  return available.flatMap((one: unknown) => {
    const { id, type, remaining } = fieldsOf(one);
    return typeof id === 'string' && typeof remaining === 'number' ? [{ id, type, remaining }] : [];
  });
}

/** The register's sentence for a person, or the title of its problem; '' without either. */
function sentenceOf(body: unknown): string {
  const { endUserMessage, title } = fieldsOf(body);
  const { nl } = fieldsOf(endUserMessage);
  if (typeof nl === 'string') return nl;
  return typeof title === 'string' ? title : '';
}
