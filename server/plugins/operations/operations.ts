import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import pLimit from 'p-limit';
import type { Operation } from '#schemas/operation.ts';
import { type OperationName, operations } from '#schemas/operations.ts';
import type { Clock } from '../../clock.ts';
import type { Installation } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import type { PublicReads } from '../../db/drivers/publicReads.ts';
import { deviceName } from '../../http/deviceName.ts';
import { operationPrefix } from '../../http/operationUrls.ts';
import { compileFormSchema } from '../../http/reading/compileRequestSchema.ts';
import { fieldsOf } from '../../http/reading/fieldsOf.ts';
import { isStorableText } from '../../http/reading/readJson.ts';
import { Refused, refusals } from '../../http/refused.ts';
import { type SharedLooks, sharedLooks } from '../../http/sharedLooks.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Outbox } from '../../mail/outbox/outboxWorker.ts';
import type { BrowserAnswer, Credential } from '../../operations/operationHandler.ts';
import { operationHandlers } from '../../operations/operationHandlers.ts';
import type { OwnAccounts } from '../../payments/own-accounts/ownAccounts.ts';
import type { PaymentProviders } from '../../payments/paymentProviders.ts';
import type { FederationLinks } from '../../services/federation/federationLinks.ts';
import { receiveFile } from '../../services/files/receiveFile.ts';
import type { UploadedFile } from '../../services/files/uploadedFile.ts';
import { requireManagedClub } from '../../services/management/requireManagedClub.ts';
import type { AskedMail } from '../../services/people/login-mail/mailCount.ts';
import type { Passwords } from '../../services/sessions/passwords.ts';
import { type CallerFinder, callerFinder } from '../../services/sessions/sessions.ts';
import type { FileService } from '../../storage/openFileService.ts';
import type { UitpasRegister } from '../../uitpas/uitpasRegister.ts';
import type { WalletSigner } from '../../wallet/walletSigner.ts';
import type { Afterwards } from '../afterwards.ts';
import { sendRefusal } from '../errorAnswers.ts';
import type { Limiters } from '../limiters.ts';
import { guesses } from '../limits/guesses.ts';
import { portalOriginOf, refuseForeignOrigin } from '../origins/portalOrigin.ts';
import { authCookie, readBearer, readToken } from './authCookie.ts';
import { authorise } from './authorise.ts';
import { sendBrowserAnswer } from './browserAnswers.ts';
import { deviceCookie } from './deviceCookie.ts';
import { addMultipartReader, discardBody, readMultipart } from './multipartReader.ts';
import { type VisitorAnswers, visitorAnswers } from './visitorAnswers.ts';

export type AnswerObserver = (name: OperationName, status: number, answer: unknown) => void;

export interface OperationsOptions {
  readonly db: Database;
  readonly publicReads: PublicReads | undefined;
  readonly clock: Clock;
  readonly adminUrl: string;
  readonly installation: Installation;
  readonly passwords: Passwords;
  readonly fileService: FileService;
  readonly mailer: Mailer;
  readonly outbox: Outbox;
  readonly portalUrl: string | undefined;
  readonly afterwards: Afterwards;
  readonly providers: PaymentProviders;
  readonly ownAccounts: OwnAccounts | undefined;
  readonly reminds: boolean;
  readonly uitpas: UitpasRegister | undefined;
  readonly wallet: WalletSigner | undefined;
  readonly federationLinks: FederationLinks;
  readonly limiters: Limiters;
  readonly isOperationCall: (request: IncomingMessage) => boolean;
  readonly onAnswer?: AnswerObserver;
}

/** Maximum number of simultaneous uploads whose file comes before the fields that identify the caller. */
const maxSpooled = 8;

const allMethods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const idempotencyKeyPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Adds a route for each operation of the contract, under a prefix that only `/api?q=` leads to. */
export async function addOperations(app: FastifyInstance, given: OperationsOptions): Promise<void> {
  const together = sharedLooks();
  const findCaller = callerFinder(given.db);
  const { db, publicReads } = given;
  const options = {
    ...given,
    together,
    findCaller,
    forVisitors: visitorAnswers({ together, db, publicReads }),
  };
  await app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        if (!options.isOperationCall(request.raw)) throw refusals.notFound();
        reply.header('cache-control', 'no-store');
        await options.limiters.countCallOfAddress(request);
        refuseForeignOrigin(request);
        refuseUnsoundQuery(request);
      });
      const names = Object.keys(operations) as OperationName[];
      for (const name of names.filter((one) => !bringsFile(one))) addOperation(scope, name, options);
      await scope.register(async (forms) => {
        await addMultipartReader(forms);
        for (const name of names.filter(bringsFile)) addOperation(forms, name, options);
      });
      // A route instead of a not-found handler, because the portal's handler answers every unknown path with a page.
      scope.route({
        method: allMethods,
        url: '/*',
        exposeHeadRoute: false,
        handler: (_request, reply) => sendRefusal(reply, refusals.unknownOperation()),
      });
    },
    { prefix: operationPrefix },
  );
}

interface Setting extends OperationsOptions {
  readonly together: SharedLooks;
  readonly findCaller: CallerFinder;
  readonly forVisitors: VisitorAnswers;
}

function addOperation(scope: FastifyInstance, name: OperationName, options: Setting): void {
  const operation: Operation = operations[name];
  const { onAnswer } = options;
  scope.route({
    method: operation.method,
    url: `/${name}`,
    ...(operation.body !== 'multipart' && {
      schema: operation.method === 'GET' ? { querystring: operation.request } : { body: operation.request },
    }),
    handler: handlerOf({ name, operation, options }),
    ...(onAnswer && {
      preSerialization: async (_request, reply, payload) => {
        onAnswer(name, reply.statusCode, payload);
        return payload;
      },
    }),
  });
  const isHeadOfGet = (method: HTTPMethods) => method === 'HEAD' && operation.method === 'GET';
  scope.route({
    method: allMethods.filter((method) => method !== operation.method && !isHeadOfGet(method)),
    url: `/${name}`,
    exposeHeadRoute: false,
    handler: (_request, reply) =>
      sendRefusal(reply.header('allow', operation.method), refusals.wrongMethod()),
  });
}

interface Called {
  readonly name: OperationName;
  readonly operation: Operation;
  readonly options: Setting;
}

function bringsFile(name: OperationName): boolean {
  const operation: Operation = operations[name];
  return operation.body === 'multipart';
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

function handlerOf(called: Called): Handler {
  const { request: schema, method, body } = called.operation;
  if (body !== 'multipart')
    return (request, reply) =>
      answer(called, { request, reply, body: method === 'GET' ? request.query : (request.body ?? {}) });
  const readFields = compileFormSchema(schema);
  const isRight = isRightBy(readFields);
  const { fileService } = called.options;
  const spooling = pLimit(maxSpooled);
  return (request, reply) =>
    fileService.temporary.lend(async (newFile) => {
      const hasToken = readToken(request) !== undefined;
      try {
        const { fields, file } = await readMultipart(request, {
          isComplete: (given) => isRight(given) && (hasToken || given.auth !== undefined),
          spool: async (brought) => {
            // The caller is still unknown here, so these uploads are limited.
            if (spooling.activeCount >= maxSpooled) throw refusals.unavailable();
            return spooling(async () => (await receiveFile(brought, newFile())).place);
          },
        });
        return await answer(called, { request, reply, body: readFields(fields), file });
      } finally {
        discardBody(request);
      }
    });
}

function isRightBy(readFields: (fields: Readonly<Record<string, string>>) => unknown) {
  return (fields: Readonly<Record<string, string>>) => {
    try {
      readFields(fields);
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  };
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** In the shape of the operation's schema. */
  readonly body: unknown;
  readonly file?: UploadedFile;
}

async function answer({ name, operation, options }: Called, exchange: Exchange): Promise<unknown> {
  const { db, clock, adminUrl, limiters, mailer, fileService, providers, together, findCaller } = options;
  const { request, reply, body, file } = exchange;
  const cookie = authCookie(request, reply);
  const credential = await authorise({ operation, body, db, findCaller, clock, limiters }, request);
  const uid = credential.state === 'valid' ? credential.caller.uid : 0;
  const managed = await managedClubOf(operation, { db, credential, body });
  const call = {
    ...managed,
    request: body,
    caller: credential.state === 'valid' ? credential.caller : undefined,
    credential,
    bearerToken: readBearer(request),
    cookie,
    idempotencyKey: operation.idempotent ? requireIdempotencyKey(request) : '',
    deviceName: deviceName(request.headers['user-agent']),
    device: deviceCookie(request, reply),
    ...guesses({ limiters, passwords: options.passwords, request, uid }),
    mailAttempts: {
      count: <Result>(asked: AskedMail, work: () => Promise<Result>) =>
        limiters.countMail(request, { ...asked, uid }, work),
    },
    visitorForms: { count: () => limiters.countFormOfVisitor(request) },
    mailer,
    sendQueuedMails: options.outbox.wake,
    portalOrigin: portalOriginOf(request, options.portalUrl),
    afterwards: (what: string, work: () => Promise<unknown>) =>
      options.afterwards(request, what, () => work().then(options.outbox.wake)),
    file,
    fileService,
    providers,
    ownAccounts: options.ownAccounts,
    reminds: options.reminds,
    uitpas: options.uitpas,
    wallet: options.wallet,
    federationLinks: options.federationLinks,
    together,
    db,
    clock,
    adminUrl,
    installation: options.installation,
  };
  // Safe casts: each handler is registered under its own name, and the route checked the request with the schema of that
  // name. TypeScript can't follow such a pair through a loop.
  const handle = operationHandlers[name] as (call: unknown) => Promise<unknown>;
  const answerFrom = (from: Database) => handle({ ...call, db: from });
  const answered = await options.forVisitors({ name, body, credential }, reply, answerFrom);
  // Whatever the call changed is committed now, with its mails.
  if (operation.method === 'POST') options.outbox.wake();
  // Safe cast: the handler's type makes it return a BrowserAnswer.
  return operation.answers === 'browser' ? sendBrowserAnswer(reply, answered as BrowserAnswer) : answered;
}

/** The club that an operation of managers names, and the caller's role there; refused for whoever lacks its task. */
async function managedClubOf(
  { task }: Operation,
  { db, credential, body }: Pick<Setting, 'db'> & { readonly credential: Credential; readonly body: unknown },
) {
  if (task === undefined || credential.state !== 'valid') return undefined;
  const { club } = fieldsOf(body);
  if (typeof club !== 'number') throw refusals.invalidRequest();
  return requireManagedClub(db, club, credential.caller, task);
}

function requireIdempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string' && idempotencyKeyPattern.test(key)) return key.toLowerCase();
  throw refusals.invalidRequest(['the header Idempotency-Key must be a UUID']);
}

function refuseUnsoundQuery(request: FastifyRequest): void {
  for (const [name, value] of Object.entries(fieldsOf(request.query))) {
    if (typeof value !== 'string') throw refusals.invalidRequest(['a query parameter stands twice']);
    if (!isStorableText(name + value))
      throw refusals.invalidRequest(['a query parameter holds NUL or too many marks']);
  }
}
