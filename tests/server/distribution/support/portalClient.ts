import { expect } from 'vitest';
import type { Operation } from '#schemas/operation.ts';
import {
  type OperationName,
  type OperationRequest,
  type OperationResponse,
  operations,
} from '#schemas/operations.ts';
import { fieldsOf } from '#server/http/reading/fieldsOf.ts';
import { newKey } from '../../support/registration.ts';

/** What a test reads of an answer. */
interface Body {
  readonly code?: string;
  readonly result?: unknown;
}

interface Answer {
  /** 0 where the connection broke before an answer. */
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

/** A browser with a session of its own, which calls the portal at its public address. */
export interface PortalClient {
  /** Calls an operation and expects success. */
  ask<Name extends OperationName>(
    name: Name,
    request: OperationRequest<Name>,
  ): Promise<OperationResponse<Name>>;
  call(name: OperationName, request: object, key?: ReturnType<typeof newKey>): Promise<Answer>;
  /**
   * Repeats a call with the same idempotency key, as the portal does on "Probeer opnieuw", until a process has answered it.
   * Resolves to that answer, and whether one try failed before.
   */
  persist(name: OperationName, request: object): Promise<Answer & { readonly wasRepeated: boolean }>;
  cookie(): string;
}

/** A proxy without a process behind it answers 502 to 504. A process that stops answers 503. */
const isNoAnswer = ({ status, body }: Answer) =>
  [0, 502, 503, 504].includes(status) || body.code === 'conflict';

export function portalClient(origin: string, cookies: ReadonlyMap<string, string> = new Map()): PortalClient {
  const jar = new Map(cookies);
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const client: PortalClient = {
    cookie,
    async call(name, request, key = newKey()) {
      try {
        return await send(name, request, key);
      } catch {
        return { status: 0, body: bodyFrom(''), headers: new Headers() };
      }
    },
    async persist(name, request) {
      const key = newKey();
      for (let tries = 1; ; tries += 1) {
        const answer = await client.call(name, request, key);
        if (!isNoAnswer(answer)) return { ...answer, wasRepeated: tries > 1 };
      }
    },
    async ask(name, request) {
      const { status, body } = await client.call(name, request);
      expect([name, status, body]).toEqual([name, 200, expect.anything()]);
      // Safe cast: the server's own tests check its answers against the contract.
      return body as unknown as OperationResponse<typeof name>;
    },
  };
  async function send(name: OperationName, request: object, key: ReturnType<typeof newKey>): Promise<Answer> {
    const operation: Operation = operations[name];
    const isPost = operation.method === 'POST';
    const query = Object.entries(fieldsOf(request)).map(([field, value]) => [
      field,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]);
    const search = new URLSearchParams([['q', name], ...(isPost ? [] : query)]);
    const response = await fetch(`${origin}/api?${search}`, {
      method: operation.method,
      headers: { cookie: cookie(), ...(isPost && { 'content-type': 'application/json', ...key.headers }) },
      body: isPost ? JSON.stringify(request) : null,
      redirect: 'manual',
    });
    for (const set of response.headers.getSetCookie()) {
      const [, field = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(field, value);
    }
    return { status: response.status, headers: response.headers, body: bodyFrom(await response.text()) };
  }
  return client;
}

/** Refusals are JSON. A proxy's own page, a file or a redirect is not, and then the caller reads the status. */
function bodyFrom(text: string): Body {
  return text.startsWith('{') ? JSON.parse(text) : {};
}
