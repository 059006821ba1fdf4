import { ApiFailure } from './apiFailure.ts';
import { callCredentials } from './bearer.ts';

interface Exchange<Answer> {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly keepalive?: boolean;
  readonly signal?: AbortSignal | undefined;
  /** Timeout in milliseconds. */
  readonly timeout: number;
  /** Throws an `ApiFailure` when the response is no valid answer. */
  readonly read: (response: Response) => Promise<Answer>;
}

/**
 * Sends one request with the caller's credentials, and reads its answer.
 * @throws {ApiFailure} or the abort of `signal`.
 */
export async function exchange<Answer>(
  url: string,
  { signal, timeout, read, ...init }: Exchange<Answer>,
): Promise<Answer> {
  const clock = AbortSignal.timeout(timeout);
  try {
    const { credentials, headers } = callCredentials();
    const response = await transport.fetch(url, {
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

/**
 * Sends every request of the portal. In the browser it is `fetch`. The renderer on the server replaces it by the server's own
 * operations.
 */
export const transport: { fetch: typeof fetch } = {
  fetch: (...request) => globalThis.fetch(...request),
};
