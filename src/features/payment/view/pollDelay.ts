const shortest = 1_000;
const longest = 20_000;
/** Time after which a person who went to pay is no longer expected back, in milliseconds. */
const patience = 15 * 60 * 1_000;

interface Polled {
  /** Whether the provider is processing a payment of one of the orders. */
  readonly isProcessing: boolean;
  /** Whether the person went to pay from this page and an amount is still due. */
  readonly isAway: boolean;
  /** Milliseconds since the page was opened or the person last went to pay. */
  readonly elapsed: number;
}

/** Milliseconds until the next poll, with increasing delays. false stops polling until something happens. */
export function pollDelay({ isProcessing, isAway, elapsed }: Polled): number | false {
  if (!isProcessing && !(isAway && elapsed < patience)) return false;
  return Math.min(Math.max(elapsed / 4, shortest), longest);
}
