import type {
  OperationName,
  OperationNameBy,
  OperationRequest,
  OperationResponse,
} from '../../schemas/operations.ts';
import { readJson } from '../platform/readJson.ts';
import { ApiFailure } from './apiFailure.ts';
import { readRefusal } from './readRefusal.ts';

/** The operations that the contract calls idempotent: a repeat with the same key does nothing twice. */
export type IdempotentOperation = 'place_order';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds until the call is given up. @defaultValue 15 000 for get, 30 000 for post */
  readonly timeout?: number;
}

export type PostOptions<Name extends OperationName> = CallOptions &
  (Name extends IdempotentOperation
    ? { readonly idempotencyKey: string }
    : { readonly idempotencyKey?: never });

/**
 * An answer as it came: the contract says which fields it has, but other backends write values their own way, so
 * that each is unknown until a parse function has read it.
 */
export type WireAnswer<Name extends OperationName> = {
  readonly [Field in keyof OperationResponse<Name>]?: unknown;
};

const getTimeout = 15_000;
const postTimeout = 30_000;

/** @throws {ApiFailure}, or the abort of `options.signal`. */
export function get<Name extends OperationNameBy<'GET'>>(
  name: Name,
  request: OperationRequest<Name>,
  options: CallOptions = {},
): Promise<WireAnswer<Name>> {
  return call(operationUrl(name, request), { method: 'GET' }, { timeout: getTimeout, ...options });
}

/** @throws {ApiFailure}, or the abort of `options.signal`. */
export function post<Name extends OperationNameBy<'POST'>>(
  name: Name,
  request: OperationRequest<Name>,
  ...[options]: Name extends IdempotentOperation ? [PostOptions<Name>] : [PostOptions<Name>?]
): Promise<WireAnswer<Name>> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (options?.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;
  const init = { method: 'POST', headers, body: JSON.stringify(request) };
  return call(operationUrl(name), init, { timeout: postTimeout, ...options });
}

function operationUrl(name: OperationName, request: object = {}): string {
  const query = new URLSearchParams({ q: name });
  for (const [field, value] of Object.entries(request)) {
    if (value !== undefined) query.set(field, String(value));
  }
  return `${import.meta.env.VITE_API_URL ?? '/api'}?${query}`;
}

async function call(
  url: string,
  init: RequestInit,
  { signal, timeout }: CallOptions & { timeout: number },
): Promise<object> {
  const clock = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {
      ...init,
      credentials: 'include',
      signal: signal ? AbortSignal.any([signal, clock]) : clock,
    });
    return readAnswer(response.status, await response.text());
  } catch (error) {
    if (error instanceof ApiFailure) throw error;
    signal?.throwIfAborted();
    throw new ApiFailure({ kind: clock.aborted ? 'timeout' : 'offline' }, { cause: error });
  }
}

function readAnswer(status: number, body: string): object {
  if (status >= 500) throw new ApiFailure({ kind: 'server', status });
  const answer = readJsonObject(body);
  if (!answer) throw new ApiFailure({ kind: 'malformed' });
  const refused = readRefusal(status, answer);
  if (refused) throw new ApiFailure(refused);
  return answer;
}

function readJsonObject(body: string): object | undefined {
  const value = readJson(body);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
}
