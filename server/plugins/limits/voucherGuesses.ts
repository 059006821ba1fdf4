import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type Refused, refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { countAll, hour, limitOf, refundAll } from './limit.ts';
import type { SharedCounts } from './sharedCounts.ts';

export interface VoucherGuess {
  readonly uid: number;
  readonly network: string;
  readonly clubNid: number;
  /** Normalised, as vouchers are stored. */
  readonly codes: readonly string[];
}

export interface VoucherGuesses {
  /**
   * Counts voucher codes that a club doesn't know. Each code is counted before the lookup, so that simultaneous guesses
   * can't pass the limit. A user may send a code again that was right within the last day, even above the limit.
   *
   * @param find - returns those of the codes that the club knows
   */
  refuseTooMany(guess: VoucherGuess, find: (codes: string[]) => Promise<readonly string[]>): Promise<void>;
}

interface MostGuesses {
  readonly ofUser: number;
  readonly ofNetwork: number;
}

export function voucherGuesses(most: MostGuesses, shared: SharedCounts): VoucherGuesses {
  const perHour = (name: string, count: number) =>
    limitOf({ name, most: count, window: hour, refusal: tooManyVouchers });
  const ofUser = perHour('vouchers of user', most.ofUser);
  const ofNetwork = perHour('vouchers of network', most.ofNetwork);
  const rightOnes = new RateLimiterMemory({ points: 1, duration: 24 * hour });
  return {
    async refuseTooMany({ uid, network, clubNid, codes }, find) {
      const keyOf = (code: string) => `${uid} ${clubNid} ${code}`;
      const fresh: string[] = [];
      for (const code of new Set(codes)) if (!(await rightOnes.get(keyOf(code)))) fresh.push(code);
      if (fresh.length === 0) return;
      const counts = fresh.flatMap(() => [
        { limit: ofUser, key: String(uid) },
        { limit: ofNetwork, key: network },
      ]);
      await countAll(counts);
      const right = await find(fresh);
      await shared.settle(counts.slice(0, 2), { tried: fresh.length, wrong: fresh.length - right.length });
      for (const code of right) await rightOnes.set(keyOf(code), 1, 24 * hour);
      await refundAll(counts.slice(0, 2 * right.length));
    },
  };
}

function tooManyVouchers(seconds: number): Refused {
  return refusals.tooManyRequests(seconds, nl.refusals.tooManyVouchers);
}
