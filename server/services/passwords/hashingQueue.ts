import { refusals } from '../../http/refused.ts';

/**
 * Maximum number of hashes at once. Node hashes and reads files with the same four threads, so two stay free for pages and
 * uploads.
 */
const maxAtOnce = 2;

/** Maximum length of the queue: about four seconds of hashing on two cores. Known devices have as many places of their own. */
export const maxQueued = 32;

/** Maximum number of passwords of one site in the queue, so that one site can't lock out everybody else. */
export const maxQueuedOfSite = maxQueued / 2;

export interface Turn {
  /** The site that the request comes from (`siteOf`). */
  readonly site: string;
  /** Whether the account logged in on this device before. Such a device goes first. */
  readonly isKnown?: boolean;
  /** Reports a refusal. */
  readonly onFull: () => void;
}

/** Limits how many passwords are hashed at once. A request that finds the queue full is refused at once and may retry. */
export interface HashingQueue {
  /** @throws Refused with status 503 when the queue is full */
  take<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result>;
}

/** Hashes few passwords at once, and refuses the rest. Decision: docs/decisions/0062-a-password-is-counted-before-it-is-hashed.md */
export function hashingQueue(): HashingQueue {
  const waiting = { known: [] as (() => void)[], unknown: [] as (() => void)[] };
  const ofSites = new Map<string, number>();
  let hashing = 0;
  const placed = (site: string, change: 1 | -1) => {
    const count = (ofSites.get(site) ?? 0) + change;
    if (count > 0) ofSites.set(site, count);
    else ofSites.delete(site);
  };
  return {
    async take({ site, isKnown = false, onFull }, work) {
      const line = isKnown ? waiting.known : waiting.unknown;
      if (line.length >= maxQueued || (ofSites.get(site) ?? 0) >= maxQueuedOfSite) {
        onFull();
        throw refusals.unavailable();
      }
      placed(site, 1);
      try {
        // Whoever ends hands the turn over, so that nobody who comes in between overtakes the line.
        if (hashing >= maxAtOnce) await new Promise<void>((resolve) => line.push(resolve));
        else hashing += 1;
        try {
          return await work();
        } finally {
          const next = waiting.known.shift() ?? waiting.unknown.shift();
          if (next) next();
          else hashing -= 1;
        }
      } finally {
        placed(site, -1);
      }
    },
  };
}
