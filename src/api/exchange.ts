import { ApiFailure } from './apiFailure.ts';
import { callCredentials } from './bearer.ts';

interface Exchange<Answer> {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until it is given up. */
  readonly timeout: number;
  /** Throws an `ApiFailure` for what is no answer. */
  readonly read: (response: Response) => Promise<Answer>;
}

/**
 * One request and its answer, with whatever says who is calling.
 *
 * @throws {ApiFailure}, or the abort of `signal`.
 */
export async function exchange<Answer>(
  url: string,
  { signal, timeout, read, ...init }: Exchange<Answer>,
): Promise<Answer> {
  const clock = AbortSignal.timeout(timeout);
  try {
    const { credentials, headers } = callCredentials();
    const response = await fetch(url, {
      ...init,
      credentials,
      headers: { ...init.headers, ...headers },
      signal: signal ? AbortSignal.any([signal, clock]) : clock,
    });
    return await read(response);
  } catch (error) {
    if (error instanceof ApiFailure) throw error;
    signal?.throwIfAborted();
    throw new ApiFailure({ kind: clock.aborted ? 'timeout' : 'offline' }, { cause: error });
  }
}
