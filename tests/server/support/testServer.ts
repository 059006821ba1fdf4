import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TSchema } from 'typebox';
import { expect } from 'vitest';
import type { Operation } from '#schemas/operation.ts';
import type { OperationName, OperationRequest, OperationResponse } from '#schemas/operations.ts';
import { operations } from '#schemas/operations.ts';
import type { Refusal } from '#schemas/refusal.ts';
import { type AppOptions, buildApp } from '#server/app.ts';
import type { DatabaseHandle } from '#server/db/database.ts';
import { compileRequestSchema } from '#server/http/reading/compileRequestSchema.ts';
import { fieldsOf } from '#server/http/reading/fieldsOf.ts';
import { folderMailer } from '#server/mail/folderMailer.ts';
import { people } from '#server/seed/demo/people/people.ts';
import { openSession } from '#server/services/sessions/sessions.ts';
import { type FileService, openFileService } from '#server/storage/openFileService.ts';
import { answerCheck } from './answers/answerCheck.ts';
import { cheapPasswords } from './cheapPasswords.ts';
import { openSeededDatabase, restorable } from './database/openSeededDatabase.ts';
import { formParts, multipartBody, smallestPng } from './files/multipart.ts';
import { type TestClock, testClock } from './testClock.ts';

/** Limits so high that only the tests of the limits reach them. */
const noLimits = {
  callsOfUser: 1e9,
  callsOfAddress: 1e9,
  loginsOfAccount: 1e9,
  failedLoginsOfAddress: 1e9,
  wrongLoginsOfAccount: 1e9,
  wrongVouchersOfUser: 1e9,
  wrongVouchersOfAddress: 1e9,
  uploadsOfUser: 1e9,
  mailsToAddress: 1e9,
  mailsToAddressByAll: 1e9,
  mailsFromAddress: 1e9,
  formsOfVisitors: 1e9,
  delay: 0,
};

export interface TestServer {
  readonly app: FastifyInstance;
  readonly fileService: FileService;
  readonly database: DatabaseHandle;
  readonly clock: TestClock;
  /** Folder with the sent mails, as files. */
  readonly mailFolder: string;
  /** A new client with its own cookie, like a separate browser. */
  client(): TestClient;
  /** A client with a session of this account. It skips the login operation, which has its own tests. */
  loggedIn(mail: string): Promise<TestClient>;
  /** Resolves when the work after the answers is done, no sweep runs and every mail that is due is sent. */
  settled(): Promise<void>;
  /**
   * Restores the state of the start, or the one that was kept last: the data, the files and the clock, and no mails. It takes a
   * fraction of the time of another server. What the server remembers in its own memory stays, such as limits.
   */
  restore(): Promise<void>;
  /** Makes the present data and files those that `restore` restores, with the open sessions. */
  keep(): Promise<void>;
  stop(): Promise<void>;
}

interface Answer<Body> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Body;
}

type Options = Pick<InjectOptions, 'headers' | 'remoteAddress'>;

export interface TestClient {
  /** Calls an operation and expects success. */
  ask<Name extends OperationName>(
    name: Name,
    request: OperationRequest<Name>,
    options?: Options,
  ): Promise<OperationResponse<Name>>;
  /** Calls an operation with any request, valid or not. */
  call(name: OperationName, request: unknown, options?: Options): Promise<Answer<Refusal>>;
  cookie: string | undefined;
  /** The cookie that proves an earlier password login in this browser. */
  device: string | undefined;
}

/** Starts the real server on a database with the demo data. Every answer is checked against the contract. */
export async function startTestServer(
  options: Partial<AppOptions> & { readonly clock?: TestClock } = {},
): Promise<TestServer> {
  const clock = options.clock ?? testClock();
  const database = options.database ?? (await openSeededDatabase());
  const filesDir = mkdtempSync(join(tmpdir(), 'clubpoort-files-'));
  const files = join(filesDir, 'kept');
  const keptFiles = join(filesDir, 'to-restore');
  const fileService = options.fileService ?? (await openFileService(filesDir));
  const mailFolder = mkdtempSync(join(tmpdir(), 'clubpoort-mail-'));
  const check = answerCheck();
  const faults: string[] = [];
  const app = await building(() =>
    buildApp({
      limits: noLimits,
      passwords: cheapPasswords,
      onAnswer: check.observe,
      mailer: folderMailer(mailFolder, { from: 'Clubpoort <clubpoort@example.org>', clock }),
      log: { level: 'error', stream: { write: (line) => faults.push(line) } },
      ...options,
      clock,
      database,
      fileService,
    }),
  );
  await app.ready();
  // A test that moves the clock during the first sweep would lose what it wrote: that round still judges by its own start.
  await app.settled();
  const client = () => testClient(app, { violations: check.violations, faults });
  return {
    app,
    fileService,
    database,
    clock,
    mailFolder,
    client,
    settled: () => app.settled(),
    async loggedIn(mail) {
      const browser = client();
      const account = people.find((person) => person.mail === mail);
      if (!account) throw new Error(`Nobody has the mail ${mail}`);
      browser.cookie = `auth=${await openSession({ db: database.db, clock }, { uid: account.uid })}`;
      return browser;
    },
    async restore() {
      await app.settled();
      await restorable(database).restore();
      clock.reset();
      rmSync(files, { recursive: true, force: true });
      if (existsSync(keptFiles)) cpSync(keptFiles, files, { recursive: true });
      for (const mail of readdirSync(mailFolder)) rmSync(join(mailFolder, mail));
    },
    async keep() {
      await app.settled();
      await restorable(database).keep();
      if (existsSync(files)) cpSync(files, keptFiles, { recursive: true });
    },
    async stop() {
      await app.close();
      await database.close();
      rmSync(filesDir, { recursive: true, force: true });
      rmSync(mailFolder, { recursive: true, force: true });
    },
  };
}

/** By schema, for all servers of this worker: compiling the requests takes most of the time of a start. */
const compiled = new WeakMap<TSchema, ReturnType<typeof compileRequestSchema>>();

const compileOnce: typeof compileRequestSchema = (route) => {
  const known = compiled.get(route.schema) ?? compileRequestSchema(route);
  compiled.set(route.schema, known);
  return known;
};

/** Builds a server whose requests are compiled once a worker. Fastify announces a new instance before it has routes. */
function building(build: () => Promise<FastifyInstance>): Promise<FastifyInstance> {
  const shareCompiled = (announced: unknown) => {
    // Fastify documents this message.
    const { fastify } = announced as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => {
      if (route.schema) route.validatorCompiler = compileOnce;
    });
  };
  subscribe('fastify.initialization', shareCompiled);
  const built = build();
  unsubscribe('fastify.initialization', shareCompiled);
  return built;
}

interface Findings {
  /** Answers that violate the contract. */
  readonly violations: readonly string[];
  /** Internal errors that the server logged. */
  readonly faults: readonly string[];
}

function testClient(app: FastifyInstance, { violations, faults }: Findings): TestClient {
  const client: TestClient = {
    cookie: undefined,
    device: undefined,
    async call(name, request, options = {}) {
      const asked = requestOf(name, request);
      const response = await app.inject({
        ...asked,
        ...options,
        headers: {
          ...asked.headers,
          ...cookiesOf(client),
          ...options.headers,
        },
      });
      for (const set of [response.headers['set-cookie'] ?? []].flat()) {
        const pair = set.split(';')[0] ?? '';
        if (pair.startsWith('device=')) client.device = pair;
        else client.cookie = pair === 'auth=' ? undefined : pair;
      }
      expect(violations).toEqual([]);
      return { status: response.statusCode, headers: response.headers, body: bodyOf(response) };
    },
    async ask(name, request, options) {
      const { status, body } = await client.call(name, request, options);
      expect(status, `${JSON.stringify(body)}\n${faults.join('')}`).toBe(200);
      // The answer was checked against the contract's schema of this operation.
      return body as unknown as OperationResponse<typeof name>;
    },
  };
  return client;
}

function cookiesOf({ cookie, device }: TestClient): { cookie?: string } {
  const cookies = [cookie, device].filter((pair) => pair !== undefined);
  return cookies.length > 0 ? { cookie: cookies.join('; ') } : {};
}

/** Answers for the browser itself are no JSON, except refusals. */
function bodyOf(response: LightMyRequestResponse): Refusal {
  if (String(response.headers['content-type']).startsWith('application/json')) return response.json();
  // A test of a file or a redirect reads its headers.
  return {} as Refusal;
}

function requestOf(name: OperationName, request: unknown): InjectOptions {
  const operation: Operation = operations[name];
  const url = `/api?q=${name}`;
  if (operation.body === 'multipart')
    return { method: 'POST', url, ...multipartBody(formParts(request, smallestPng)) };
  if (operation.method === 'POST')
    return {
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(request),
    };
  const query = new URLSearchParams(
    Object.entries(fieldsOf(request)).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  );
  return { method: 'GET', url: `/api?q=${name}&${query}` };
}
