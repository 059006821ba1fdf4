/** Milliseconds until a port that doesn't answer counts as one that failed. */
const portPatience = 8000;

interface Asking {
  /** Aborted by who asks: the answer isn't wanted any more. */
  readonly signal: AbortSignal;
  /** Milliseconds. */
  readonly patience?: number | undefined;
}

/**
 * Asks the host something, for a limited time. Rejects when the host does, when the time is over and when `signal` is
 * aborted, also where the host never looks at the signal that it was given.
 */
export function askPort<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  { signal, patience = portPatience }: Asking,
): Promise<T> {
  const limited = new AbortController();
  const stop = () => limited.abort(signal.reason);
  const timer = setTimeout(() => limited.abort(new Error('the host did not answer in time')), patience);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  return new Promise<T>((resolve, reject) => {
    limited.signal.addEventListener('abort', () => reject(limited.signal.reason));
    limited.signal.throwIfAborted();
    ask(limited.signal).then(resolve, reject);
  }).finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  });
}
