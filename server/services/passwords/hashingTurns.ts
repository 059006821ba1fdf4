import pLimit from 'p-limit';
import { refusals } from '../../http/refused.ts';

/** Two of the four threads that Node reads files with: pages and uploads never wait for a password. */
const mostAtOnce = 2;

/** About four seconds of hashing on two cores. */
export const mostInLine = 32;

/** One network takes at most half of the line, so that it can't refuse everybody else. */
export const mostInLineOfOne = mostInLine / 2;

/** Lets passwords be hashed two at a time; who finds the line full is refused at once, and may come back later. */
export interface HashingTurns {
  /**
   * @param network - from where the work was asked for
   * @throws Refused with status 503 where too much waits already
   */
  take<Result>(network: string, work: () => Promise<Result>): Promise<Result>;
}

export function hashingTurns(): HashingTurns {
  const turns = pLimit(mostAtOnce);
  const inLine = new Map<string, number>();
  return {
    async take(network, work) {
      const own = inLine.get(network) ?? 0;
      if (turns.pendingCount >= mostInLine || own >= mostInLineOfOne) throw refusals.unavailable();
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
