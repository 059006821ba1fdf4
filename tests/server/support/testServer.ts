import type { FastifyInstance, InjectOptions } from 'fastify';
import { expect } from 'vitest';
import type { OperationName, OperationRequest, OperationResponse } from '../../../schemas/operations.ts';
import { operations } from '../../../schemas/operations.ts';
import type { Refusal } from '../../../schemas/refusal.ts';
import { type AppOptions, buildApp } from '../../../server/app.ts';
import type { DatabaseHandle } from '../../../server/db/database.ts';
import { people } from '../../../server/db/seed/people.ts';
import { fieldsOf } from '../../../server/http/fieldsOf.ts';
import { openSession } from '../../../server/services/sessions/sessions.ts';
import { answerCheck } from './answerCheck.ts';
import { openSeededDatabase } from './seededDatabase.ts';
import { type TestClock, testClock } from './testClock.ts';

/** Generous, so that only the tests of the limits meet them. */
const noLimits = {
  callsOfUser: 1e9,
  callsOfAddress: 1e9,
  loginsOfAccount: 1e9,
  failedLoginsOfAddress: 1e9,
  delay: 0,
};

export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: DatabaseHandle;
  readonly clock: TestClock;
  /** A browser of its own: it keeps its cookie. */
  client(): TestClient;
  /** A browser with a session of this account; that logging in gives one is tested where that is the point. */
  loggedIn(mail: string): Promise<TestClient>;
  stop(): Promise<void>;
}

interface Answer<Body> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Body;
}

type Options = Pick<InjectOptions, 'headers' | 'remoteAddress'>;

export interface TestClient {
  /** Calls an operation and expects it to be answered. */
  ask<Name extends OperationName>(
    name: Name,
    request: OperationRequest<Name>,
    options?: Options,
  ): Promise<OperationResponse<Name>>;
  /** Calls an operation with anything at all. */
  call(name: OperationName, request: unknown, options?: Options): Promise<Answer<Refusal>>;
  cookie: string | undefined;
}

/** The real server on a database with the demo data; every answer is held against the contract. */
export async function startTestServer(
  options: Partial<AppOptions> & { readonly clock?: TestClock } = {},
): Promise<TestServer> {
  const clock = options.clock ?? testClock();
  const database = options.database ?? (await openSeededDatabase());
  const check = answerCheck();
  const faults: string[] = [];
  const app = await buildApp({
    limits: noLimits,
    onAnswer: check.observe,
    log: { level: 'error', stream: { write: (line) => faults.push(line) } },
    ...options,
    clock,
    database,
  });
  const client = () => testClient(app, { violations: check.violations, faults });
  return {
    app,
    database,
    clock,
    client,
    async loggedIn(mail) {
      const browser = client();
      const account = people.find((person) => person.mail === mail);
      if (!account) throw new Error(`Nobody has the mail ${mail}`);
      browser.cookie = `auth=${await openSession(database.db, clock, account.uid)}`;
      return browser;
    },
    async stop() {
      await app.close();
      await database.close();
    },
  };
}

interface Findings {
  /** Answers that don't keep to the contract. */
  readonly violations: readonly string[];
  /** What the server logged as its own fault. */
  readonly faults: readonly string[];
}

function testClient(app: FastifyInstance, { violations, faults }: Findings): TestClient {
  const client: TestClient = {
    cookie: undefined,
    async call(name, request, options = {}) {
      const response = await app.inject({
        ...requestOf(name, request),
        ...options,
        headers: {
          ...(operations[name].method === 'POST' && { 'content-type': 'application/json' }),
          ...(client.cookie && { cookie: client.cookie }),
          ...options.headers,
        },
      });
      const [set] = [response.headers['set-cookie'] ?? []].flat();
      if (set) client.cookie = set.startsWith('auth=;') ? undefined : set.split(';')[0];
      expect(violations).toEqual([]);
      return { status: response.statusCode, headers: response.headers, body: response.json() };
    },
    async ask(name, request, options) {
      const { status, body } = await client.call(name, request, options);
      expect(status, `${JSON.stringify(body)}\n${faults.join('')}`).toBe(200);
      // The answer was held against the contract's schema of this very operation.
      return body as unknown as OperationResponse<typeof name>;
    },
  };
  return client;
}

function requestOf(name: OperationName, request: unknown): InjectOptions {
  if (operations[name].method === 'POST')
    return { method: 'POST', url: `/api?q=${name}`, payload: JSON.stringify(request) };
  const query = new URLSearchParams(
    Object.entries(fieldsOf(request)).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  );
  return { method: 'GET', url: `/api?q=${name}&${query}` };
}
