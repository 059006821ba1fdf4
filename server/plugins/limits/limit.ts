import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type Refused, refusals } from '../../http/refused.ts';

/** A rate limit per key, in a window of time. It lives in memory; `SharedCounts` counts for several processes together. */
export interface Limit {
  /** Unique among the limits that several processes share. */
  readonly name: string;
  readonly most: number;
  /** In seconds. */
  readonly window: number;
  /** The refusal of a use above the maximum. */
  refuse(milliseconds: number): Refused;
  /** Counts one use; throws a refusal with Retry-After above the maximum. */
  count(key: string): Promise<void>;
  /** Throws the same refusal without counting. */
  refuseSpent(key: string): Promise<void>;
  /** Takes back one count. */
  refund(key: string): Promise<void>;
}

interface LimitSettings {
  readonly name?: string;
  readonly most: number;
  /** In seconds. */
  readonly window: number;
  readonly refusal?: (seconds: number) => Refused;
}

export const minute = 60;
export const hour = 60 * minute;

export function limitOf({
  name = '',
  most,
  window,
  refusal = refusals.tooManyRequests,
}: LimitSettings): Limit {
  const limiter = new RateLimiterMemory({ points: most, duration: window });
  // At most the window: the end of a window that began while the clock ran ahead lies far away, although a timer ends it in time.
  const refuse = (milliseconds: number) =>
    refusal(Math.min(window, Math.max(1, Math.ceil(milliseconds / 1000))));
  return {
    ...{ name, most, window, refuse },
    async count(key) {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(key);
      if (consumedPoints <= most) return;
      // A refused use doesn't count.
      await limiter.reward(key);
      throw refuse(msBeforeNext);
    },
    async refuseSpent(key) {
      const spent = await limiter.get(key);
      if (spent && spent.consumedPoints >= most) throw refuse(spent.msBeforeNext);
    },
    async refund(key) {
      await limiter.reward(key);
    },
  };
}

/** A limit with the key to count under. */
export interface Count {
  readonly limit: Limit;
  readonly key: string;
}

/** Counts each in this order. Where one refuses, the counts before it are taken back, since nothing was tried. */
export async function countAll(counts: readonly Count[]): Promise<void> {
  const counted: Count[] = [];
  for (const { limit, key } of counts) {
    try {
      await limit.count(key);
    } catch (error) {
      await refundAll(counted);
      throw error;
    }
    counted.push({ limit, key });
  }
}

export async function refundAll(counts: readonly Count[]): Promise<void> {
  for (const { limit, key } of counts) await limit.refund(key);
}
