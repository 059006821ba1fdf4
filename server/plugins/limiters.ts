import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Refused, refusals } from '../http/refused.ts';
import { plainMail } from '../services/sessions/account.ts';
import { nl } from '../texts/nl.ts';

const minute = 60_000;

/** How much is let through, in a minute where nothing else is said. */
export interface Limits {
  readonly callsOfUser: number;
  /** More than for one user: a school shares one address. */
  readonly callsOfAddress: number;
  /** Attempts to log in to one account, right or wrong. */
  readonly loginsOfAccount: number;
  /** Wrong attempts only: a class that logs in together isn't an attack. */
  readonly failedLoginsOfAddress: number;
  /** Mails that are asked for, to one address, in an hour: nobody's mailbox is to be flooded. */
  readonly mailsToAddress: number;
  /** Mails that are asked for from one network address, in an hour. */
  readonly mailsFromAddress: number;
  /** In an hour. */
  readonly uploadsOfUser: number;
  /** Forms that visitors send in from one network address, in an hour; the one that makes an account is one of them. */
  readonly formsOfVisitors: number;
  /** Milliseconds that the server may be behind with its work before it refuses calls; 0: as long as it takes. */
  readonly delay: number;
}

export const defaultLimits: Limits = {
  callsOfUser: 300,
  callsOfAddress: 600,
  loginsOfAccount: 10,
  failedLoginsOfAddress: 10,
  mailsToAddress: 5,
  mailsFromAddress: 30,
  uploadsOfUser: 50,
  formsOfVisitors: 60,
  delay: 2_000,
};

/** Each throws a refusal with Retry-After where a limit is passed. */
export interface Limiters {
  countCallOfAddress(request: FastifyRequest): Promise<void>;
  countCallOfUser(request: FastifyRequest, uid: number): Promise<void>;
  countUploadOfUser(request: FastifyRequest, uid: number): Promise<void>;
  countLogin(request: FastifyRequest, mail: string): Promise<void>;
  countFailedLogin(request: FastifyRequest): Promise<void>;
  countFormOfVisitor(request: FastifyRequest): Promise<void>;
  countMail(request: FastifyRequest, mail: string): Promise<void>;
}

export async function addLimiters(app: FastifyInstance, limits: Limits): Promise<Limiters> {
  await app.register(rateLimit, { global: false });
  // The plugin asks for the key with nothing but the request in hand.
  const keys = new WeakMap<FastifyRequest, string>();
  const perMinute = (max: number, keyOf: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow: minute, keyGenerator: keyOf });
  const perHour = (max: number, keyOf: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow: 60 * minute, keyGenerator: keyOf });
  const given = (request: FastifyRequest) => keys.get(request) ?? '';
  const address = (request: FastifyRequest) => request.ip;
  const callsOfAddress = perMinute(limits.callsOfAddress, address);
  const callsOfUser = perMinute(limits.callsOfUser, given);
  const logins = perMinute(limits.loginsOfAccount, given);
  const failedLogins = perMinute(limits.failedLoginsOfAddress, address);
  const uploads = perHour(limits.uploadsOfUser, given);
  const visitorForms = perHour(limits.formsOfVisitors, address);
  const mailsTo = perHour(limits.mailsToAddress, given);
  const mailsFrom = perHour(limits.mailsFromAddress, address);
  return {
    async countCallOfAddress(request) {
      refuseOver(await callsOfAddress(request));
    },
    async countCallOfUser(request, uid) {
      keys.set(request, String(uid));
      refuseOver(await callsOfUser(request));
    },
    async countUploadOfUser(request, uid) {
      keys.set(request, String(uid));
      refuseOver(await uploads(request));
    },
    async countLogin(request, mail) {
      const failures = await failedLogins(request, { increment: false });
      if (!failures.isAllowed && failures.remaining === 0) throw tooManyLogins(failures.ttlInSeconds);
      keys.set(request, plainMail(mail));
      refuseOver(await logins(request), tooManyLogins);
    },
    async countFailedLogin(request) {
      await failedLogins(request);
    },
    async countFormOfVisitor(request) {
      refuseOver(await visitorForms(request));
    },
    async countMail(request, mail) {
      refuseOver(await mailsFrom(request), tooManyMails);
      keys.set(request, mail);
      refuseOver(await mailsTo(request), tooManyMails);
    },
  };
}

type Verdict = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refuseOver(
  verdict: Verdict,
  refusal: (seconds: number) => Refused = refusals.tooManyRequests,
): void {
  if (!verdict.isAllowed && verdict.isExceeded) throw refusal(verdict.ttlInSeconds);
}

function tooManyLogins(seconds: number): Refused {
  return refusals.tooManyRequests(seconds, nl.refusals.tooManyLogins);
}

function tooManyMails(seconds: number): Refused {
  return refusals.tooManyRequests(seconds, nl.refusals.tooManyMails);
}
