import pLimit from 'p-limit';
import { refusals } from '../../http/refused.ts';

/**
 * Maximum number of hashes at once. Node hashes and reads files with the same four threads, so two stay free for pages and
 * uploads.
 */
const maxAtOnce = 2;

/** Maximum length of the queue: about four seconds of hashing on two cores. */
export const maxQueued = 32;

/** Maximum share of the queue for one network, so that one network can't lock out everybody else. */
export const maxQueuedOfNetwork = maxQueued / 2;

/** Limits how many passwords are hashed at once. A request that finds the queue full is refused at once and may retry. */
export interface HashingQueue {
  /**
   * @param network - network that the request comes from
   * @throws Refused with status 503 when the queue is full
   */
  take<Result>(network: string, work: () => Promise<Result>): Promise<Result>;
}

/** Hashes few passwords at once, and refuses the rest. Decision: docs/decisions/0062-a-password-is-counted-before-it-is-hashed.md */
export function hashingQueue(): HashingQueue {
  const turns = pLimit(maxAtOnce);
  const inLine = new Map<string, number>();
  return {
    async take(network, work) {
      const own = inLine.get(network) ?? 0;
      if (turns.pendingCount >= maxQueued || own >= maxQueuedOfNetwork) throw refusals.unavailable();
      inLine.set(network, own + 1);
      try {
        return await turns(work);
      } finally {
        const left = (inLine.get(network) ?? 1) - 1;
        if (left > 0) inLine.set(network, left);
        else inLine.delete(network);
      }
    },
  };
}
