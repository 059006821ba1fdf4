import type { FastifyRequest } from 'fastify';
import { plainMail } from '#rules/plainMail.ts';
import { networkOf } from '../http/networkOf.ts';
import { type Refused, refusals } from '../http/refused.ts';
import { hashingTurns } from '../services/passwords/hashingTurns.ts';
import { nl } from '../texts/nl.ts';
import { hour, type Limit, limitOf, minute } from './limits/limit.ts';
import { tryOnce } from './limits/tries.ts';
import { type VoucherGuess, type VoucherGuesses, voucherGuesses } from './limits/voucherGuesses.ts';

/** How much is let through, in a minute where nothing else is said. "From one address": from one IPv6 /64. */
export interface Limits {
  readonly callsOfUser: number;
  /** More than for one user: a school shares one address. */
  readonly callsOfAddress: number;
  /** Wrong passwords for one account from one address. */
  readonly loginsOfAccount: number;
  /** Wrong attempts only: a class that logs in together isn't an attack. */
  readonly failedLoginsOfAddress: number;
  /** Wrong passwords for one account from wherever, in an hour. A device that the account logged in on has its own count. */
  readonly wrongLoginsOfAccount: number;
  /** Mails that are asked for, to one address, in an hour: nobody's mailbox is to be flooded. */
  readonly mailsToAddress: number;
  /** Mails that are asked for from one network address, in an hour. */
  readonly mailsFromAddress: number;
  /** In an hour. */
  readonly uploadsOfUser: number;
  /** Forms that visitors send in from one network address, in an hour; the one that makes an account is one of them. */
  readonly formsOfVisitors: number;
  /** Voucher codes that turned out to be none, in an hour. */
  readonly wrongVouchersOfUser: number;
  /** The same from one network address: who makes accounts guesses no more than a school with some typing errors. */
  readonly wrongVouchersOfAddress: number;
  /** Milliseconds that the server may be behind with its work before it refuses calls; 0: as long as it takes. */
  readonly delay: number;
}

export const defaultLimits: Limits = {
  callsOfUser: 300,
  callsOfAddress: 600,
  loginsOfAccount: 10,
  failedLoginsOfAddress: 10,
  wrongLoginsOfAccount: 50,
  mailsToAddress: 5,
  mailsFromAddress: 30,
  uploadsOfUser: 50,
  formsOfVisitors: 60,
  wrongVouchersOfUser: 20,
  wrongVouchersOfAddress: 100,
  delay: 2_000,
};

export interface TriedPassword {
  readonly mail: string;
  /** Of a device that this account logged in on before; left out of any other. */
  readonly device?: string | undefined;
}

/** Each throws a refusal with Retry-After where a limit is passed. */
export interface Limiters {
  countCallOfAddress(request: FastifyRequest): Promise<void>;
  countCallOfUser(uid: number): Promise<void>;
  countUploadOfUser(uid: number): Promise<void>;
  countFormOfVisitor(request: FastifyRequest): Promise<void>;
  countMail(request: FastifyRequest, mail: string): Promise<void>;
  /** Holds a password against an account, when its turn has come; `undefined` where it is wrong, which stays counted. */
  tryPassword<Result>(
    request: FastifyRequest,
    tried: TriedPassword,
    work: () => Promise<Result | undefined>,
  ): Promise<Result | undefined>;
  /** Does what tells whether an account has a mail; `undefined` where one has, which stays counted. */
  tryMail<Result>(
    request: FastifyRequest,
    work: () => Promise<Result | undefined>,
  ): Promise<Result | undefined>;
  tryVouchers(
    request: FastifyRequest,
    guess: Omit<VoucherGuess, 'network'>,
    find: Parameters<VoucherGuesses['refuseTooMany']>[1],
  ): Promise<void>;
  /** Hashes a password, when its turn has come. */
  hashInTurn<Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result>;
}

export function limitersOf(limits: Limits): Limiters {
  const perMinute = (most: number) => limitOf({ most, window: minute });
  const perHour = (most: number) => limitOf({ most, window: hour });
  const callsOfAddress = perMinute(limits.callsOfAddress);
  const callsOfUser = perMinute(limits.callsOfUser);
  const uploads = perHour(limits.uploadsOfUser);
  const visitorForms = perHour(limits.formsOfVisitors);
  const mailsTo = limitOf({ most: limits.mailsToAddress, window: hour, refusal: tooManyMails });
  const mailsFrom = limitOf({ most: limits.mailsFromAddress, window: hour, refusal: tooManyMails });
  const logins = loginLimits(limits);
  const vouchers = voucherGuesses({
    ofUser: limits.wrongVouchersOfUser,
    ofNetwork: limits.wrongVouchersOfAddress,
  });
  const turns = hashingTurns();
  return {
    countCallOfAddress: (request) => callsOfAddress.count(networkOf(request.ip)),
    countCallOfUser: (uid) => callsOfUser.count(String(uid)),
    countUploadOfUser: (uid) => uploads.count(String(uid)),
    countFormOfVisitor: (request) => visitorForms.count(networkOf(request.ip)),
    async countMail(request, mail) {
      await mailsFrom.count(networkOf(request.ip));
      await mailsTo.count(mail);
    },
    async tryPassword(request, { mail, device }, work) {
      const network = networkOf(request.ip);
      const account = plainMail(mail);
      const counts = [
        { limit: logins.ofAddress, key: network },
        { limit: logins.ofAccount, key: `${account} ${network}` },
        // Last: one network that is over its own limits must not use up what all others have together.
        { limit: logins.ofAccountAnywhere, key: device === undefined ? account : `${account} ${device}` },
      ];
      for (const { limit, key } of counts) await limit.refuseSpent(key);
      return turns.take(network, () => tryOnce(counts, work));
    },
    tryMail: (request, work) => tryOnce([{ limit: logins.ofAddress, key: networkOf(request.ip) }], work),
    tryVouchers: (request, guess, find) =>
      vouchers.refuseTooMany({ ...guess, network: networkOf(request.ip) }, find),
    hashInTurn: (request, work) => turns.take(networkOf(request.ip), work),
  };
}

function loginLimits(
  limits: Limits,
): Readonly<Record<'ofAddress' | 'ofAccount' | 'ofAccountAnywhere', Limit>> {
  const perMinute = (most: number) => limitOf({ most, window: minute, refusal: tooManyLogins });
  return {
    ofAddress: perMinute(limits.failedLoginsOfAddress),
    ofAccount: perMinute(limits.loginsOfAccount),
    ofAccountAnywhere: limitOf({ most: limits.wrongLoginsOfAccount, window: hour, refusal: lockedAccount }),
  };
}

function tooManyLogins(seconds: number): Refused {
  return refusals.tooManyRequests(seconds, nl.refusals.tooManyLogins);
}

function lockedAccount(seconds: number): Refused {
  return refusals.tooManyRequests(seconds, nl.refusals.tooManyWrongPasswords);
}

function tooManyMails(seconds: number): Refused {
  return refusals.tooManyRequests(seconds, nl.refusals.tooManyMails);
}
