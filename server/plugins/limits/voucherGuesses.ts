import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type Refused, refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { countAll, hour, limitOf, refundAll } from './limit.ts';

export interface VoucherGuess {
  readonly uid: number;
  readonly network: string;
  readonly clubNid: number;
  /** As vouchers are kept. */
  readonly codes: readonly string[];
}

export interface VoucherGuesses {
  /**
   * Counts the codes that a club turns out not to know. Every code counts before it is looked up, so that many at once
   * pass no limit either. A code that was right once for somebody is theirs to send again, also when they may guess no more.
   *
   * @param find - those of the codes that the club knows
   */
  refuseTooMany(guess: VoucherGuess, find: (codes: string[]) => Promise<readonly string[]>): Promise<void>;
}

export function voucherGuesses(most: {
  readonly ofUser: number;
  readonly ofNetwork: number;
}): VoucherGuesses {
  const perHour = (count: number) => limitOf({ most: count, window: hour, refusal: tooManyVouchers });
  const ofUser = perHour(most.ofUser);
  const ofNetwork = perHour(most.ofNetwork);
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
      for (const code of right) await rightOnes.set(keyOf(code), 1, 24 * hour);
      await refundAll(counts.slice(0, 2 * right.length));
    },
  };
}

function tooManyVouchers(seconds: number): Refused {
  return refusals.tooManyRequests(seconds, nl.refusals.tooManyVouchers);
}
