const shortest = 1_000;
const longest = 20_000;
/** Milliseconds after which somebody who went to pay is no longer expected back. */
const patience = 15 * 60 * 1_000;

interface Polled {
  /** The provider has the payment of one of the orders in its hands. */
  readonly isProcessing: boolean;
  /** The person went to pay on this page, and something is still to be paid. */
  readonly isAway: boolean;
  /** Milliseconds since the page was opened, or the person last went to pay. */
  readonly elapsed: number;
}

/** Milliseconds until the orders are asked for again: soon at first, then ever later. false: not before something happens. */
export function pollDelay({ isProcessing, isAway, elapsed }: Polled): number | false {
  if (!isProcessing && !(isAway && elapsed < patience)) return false;
  return Math.min(Math.max(elapsed / 4, shortest), longest);
}
