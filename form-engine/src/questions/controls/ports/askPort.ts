/** Default timeout of a port call, in milliseconds. */
const portPatience = 8000;

interface Asking {
  /** The caller's signal: aborted when the answer is no longer wanted. */
  readonly signal: AbortSignal;
  /** Timeout in milliseconds. */
  readonly patience?: number | undefined;
}

/**
 * Calls a port with a timeout. Rejects when the host rejects, on the timeout, and when `signal` is aborted. The last
 * two reject even where the host ignores its signal.
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
