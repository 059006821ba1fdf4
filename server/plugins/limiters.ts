import type { FastifyRequest } from 'fastify';
import { plainMail } from '#server/http/reading/plainMail.ts';
import { networkOf, siteOf } from '../http/network/networkOf.ts';
import { type Refused, refusals } from '../http/refused.ts';
import { hashingQueue, type Turn } from '../services/passwords/hashingQueue.ts';
import type { AskedMail } from '../services/people/login-mail/mailCount.ts';
import { nl } from '../texts/nl.ts';
import { countAll, hour, type Limit, limitOf, minute, refundAll } from './limits/limit.ts';
import { mailCounts, mailLimits } from './limits/mailLimits.ts';
import { noSharedCounts, type SharedCounts } from './limits/sharedCounts.ts';
import { tryOnce } from './limits/tries.ts';
import { type VoucherGuess, type VoucherGuesses, voucherGuesses } from './limits/voucherGuesses.ts';

/** Rate limits, per minute unless stated otherwise. "From one address" means from one IPv6 /64. */
export interface Limits {
  readonly callsOfUser: number;
  /** Higher than for one user, because a school shares one address. */
  readonly callsOfAddress: number;
  /** Wrong passwords for one account from one address. */
  readonly loginsOfAccount: number;
  /** Counts failures only, because a class that logs in together isn't an attack. */
  readonly failedLoginsOfAddress: number;
  /**
   * Wrong passwords for one account from any address, per hour. Each device on which the account logged in has its own count.
   */
  readonly wrongLoginsOfAccount: number;
  /** Requested mails of one kind to one address by one asker, per hour, so that nobody's mailbox is flooded. */
  readonly mailsToAddress: number;
  /**
   * Requested mails of one kind to one address by all askers together, per hour. A device on which the account of the address logged
   * in asks beside these.
   */
  readonly mailsToAddressByAll: number;
  /** Requested mails of one kind from one network address, per hour. */
  readonly mailsFromAddress: number;
  /** Per hour. */
  readonly uploadsOfUser: number;
  /** Forms that visitors send from one network address, per hour, including registrations of accounts. */
  readonly formsOfVisitors: number;
  /** Unknown voucher codes, per hour. */
  readonly wrongVouchersOfUser: number;
  /**
   * Unknown voucher codes from one network address, per hour. Several accounts don't allow more guesses than a school's
   * typing errors.
   */
  readonly wrongVouchersOfAddress: number;
  /** Maximum delay of the event loop in milliseconds before calls are refused; 0: no maximum. */
  readonly delay: number;
}

export const defaultLimits: Limits = {
  callsOfUser: 300,
  callsOfAddress: 600,
  loginsOfAccount: 10,
  failedLoginsOfAddress: 10,
  wrongLoginsOfAccount: 50,
  mailsToAddress: 5,
  mailsToAddressByAll: 15,
  mailsFromAddress: 30,
  uploadsOfUser: 50,
  formsOfVisitors: 60,
  wrongVouchersOfUser: 20,
  wrongVouchersOfAddress: 100,
  delay: 2_000,
};

export interface TriedPassword {
  readonly mail: string;
  /** A device on which this account logged in before; absent for any other. */
  readonly device?: string | undefined;
}

/** Every method throws a refusal with Retry-After where a limit is exceeded. */
export interface Limiters {
  countCallOfAddress(request: FastifyRequest): Promise<void>;
  countCallOfUser(uid: number): Promise<void>;
  countUploadOfUser(uid: number): Promise<void>;
  countFormOfVisitor(request: FastifyRequest): Promise<void>;
  /** Runs work that mails an address. Nothing is counted for a mail that is refused, here or by the work. */
  countMail<Result>(
    request: FastifyRequest,
    asked: AskedMail & { readonly uid: number },
    work: () => Promise<Result>,
  ): Promise<Result>;
  /** Checks a password in the hashing queue. Returns `undefined` for a wrong one, which stays counted. */
  tryPassword<Result>(
    request: FastifyRequest,
    tried: TriedPassword,
    work: () => Promise<Result | undefined>,
  ): Promise<Result | undefined>;
  /** Runs work that reveals whether a mail has an account. Returns `undefined` where it has one, which stays counted. */
  tryMail<Result>(
    request: FastifyRequest,
    work: () => Promise<Result | undefined>,
  ): Promise<Result | undefined>;
  tryVouchers(
    request: FastifyRequest,
    guess: Omit<VoucherGuess, 'network'>,
    find: Parameters<VoucherGuesses['refuseTooMany']>[1],
  ): Promise<void>;
  /** Hashes a password in the hashing queue. */
  hashInTurn<Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result>;
}

/**
 * Counts every password before it is hashed. Decision: docs/decisions/0062-a-password-is-counted-before-it-is-hashed.md
 *
 * @param shared - counts wrong passwords and codes for several processes together
 */
export function limitersOf(limits: Limits, shared: SharedCounts = noSharedCounts): Limiters {
  const perMinute = (most: number) => limitOf({ most, window: minute });
  const perHour = (most: number) => limitOf({ most, window: hour });
  const callsOfAddress = perMinute(limits.callsOfAddress);
  const callsOfUser = perMinute(limits.callsOfUser);
  const uploads = perHour(limits.uploadsOfUser);
  const visitorForms = perHour(limits.formsOfVisitors);
  const mails = mailLimits(limits);
  const logins = loginLimits(limits);
  const { wrongVouchersOfUser: ofUser, wrongVouchersOfAddress: ofNetwork } = limits;
  const vouchers = voucherGuesses({ ofUser, ofNetwork }, shared);
  const turns = hashingQueue();
  return {
    countCallOfAddress: (request) => callsOfAddress.count(networkOf(request.ip)),
    countCallOfUser: (uid) => callsOfUser.count(String(uid)),
    countUploadOfUser: (uid) => uploads.count(String(uid)),
    countFormOfVisitor: (request) => visitorForms.count(networkOf(request.ip)),
    async countMail(request, asked, work) {
      const counts = mailCounts(mails, { ...asked, network: networkOf(request.ip) });
      await countAll(counts);
      try {
        return await work();
      } catch (error) {
        await refundAll(counts);
        throw error;
      }
    },
    async tryPassword(request, { mail, device }, work) {
      const network = networkOf(request.ip);
      const account = plainMail(mail);
      const counts = [
        { limit: logins.ofAddress, key: network },
        { limit: logins.ofAccount, key: `${account} ${network}` },
        // Counted last: a network above its own limits must not use up the limit that all networks share.
        { limit: logins.ofAccountAnywhere, key: device === undefined ? account : `${account} ${device}` },
      ];
      for (const { limit, key } of counts) await limit.refuseSpent(key);
      const turn = turnOf(request, device !== undefined);
      return turns.take(turn, () => tryOnce({ counts, shared }, work));
    },
    tryMail(request, work) {
      const counts = [{ limit: logins.ofAddress, key: networkOf(request.ip) }];
      return tryOnce({ counts, shared, changes: true }, work);
    },
    tryVouchers: (request, guess, find) =>
      vouchers.refuseTooMany({ ...guess, network: networkOf(request.ip) }, find),
    hashInTurn: (request, work) => turns.take(turnOf(request), work),
  };
}

function turnOf(request: FastifyRequest, isKnown = false): Turn {
  const onFull = () => request.log.warn('the queue of passwords is full');
  return { site: siteOf(request.ip), isKnown, onFull };
}

function loginLimits(
  limits: Limits,
): Readonly<Record<'ofAddress' | 'ofAccount' | 'ofAccountAnywhere', Limit>> {
  const perMinute = (name: string, most: number) =>
    limitOf({ name, most, window: minute, refusal: tooManyLogins });
  return {
    ofAddress: perMinute('logins of address', limits.failedLoginsOfAddress),
    ofAccount: perMinute('logins of account', limits.loginsOfAccount),
    ofAccountAnywhere: limitOf({
      ...{ name: 'logins of account anywhere', most: limits.wrongLoginsOfAccount, window: hour },
      refusal: lockedAccount,
    }),
  };
}

function tooManyLogins(seconds: number): Refused {
  return refusals.tooManyRequests(seconds, nl.refusals.tooManyLogins);
}

function lockedAccount(seconds: number): Refused {
  return refusals.tooManyRequests(seconds, nl.refusals.tooManyWrongPasswords);
}
