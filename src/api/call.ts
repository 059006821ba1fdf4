import type {
  OperationName,
  OperationNameBy,
  OperationRequest,
  OperationResponse,
  Operations,
} from '#schemas/operations.ts';
import { exchange } from './exchange.ts';
import { operationUrl } from './operationUrl.ts';
import { readAnswer } from './readAnswer.ts';

/** The operations that the contract calls idempotent: a repeat with the same idempotency key has no second effect. */
export type IdempotentOperation = {
  [Name in OperationName]: Operations[Name] extends { readonly idempotent: true } ? Name : never;
}[OperationName];

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Timeout of the call, in milliseconds. @defaultValue 15 000 for get, 30 000 for post */
  readonly timeout?: number;
  /** Lets the call go on when the page is closed. Its body may have 64 KB at most. @defaultValue false */
  readonly keepalive?: boolean;
}

export type PostOptions<Name extends OperationName> = CallOptions &
  (Name extends IdempotentOperation
    ? { readonly idempotencyKey: string }
    : { readonly idempotencyKey?: never });

/**
 * An answer before parsing. The contract says which fields it has, but other backends write values their own way. Each value is
 * therefore `unknown` until a parse function has read it.
 */
export type WireAnswer<Name extends OperationName> = {
  readonly [Field in keyof OperationResponse<Name>]?: unknown;
};

const getTimeout = 15_000;
const postTimeout = 30_000;

/** @throws {ApiFailure} or the abort of `options.signal`. */
export function get<Name extends OperationNameBy<'GET'>>(
  name: Name,
  request: OperationRequest<Name>,
  options: CallOptions = {},
): Promise<WireAnswer<Name>> {
  return exchange(operationUrl(name, request), {
    ...{ method: 'GET', timeout: getTimeout, read: readCall },
    ...options,
  });
}

/** @throws {ApiFailure} or the abort of `options.signal`. */
export function post<Name extends OperationNameBy<'POST'>>(
  name: Name,
  request: OperationRequest<Name>,
  ...[options]: Name extends IdempotentOperation ? [PostOptions<Name>] : [PostOptions<Name>?]
): Promise<WireAnswer<Name>> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (options?.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;
  return exchange(operationUrl(name), {
    ...{ method: 'POST', headers, body: JSON.stringify(request), timeout: postTimeout, read: readCall },
    ...(options?.signal && { signal: options.signal }),
    ...(options?.timeout !== undefined && { timeout: options.timeout }),
    ...(options?.keepalive && { keepalive: true }),
  });
}

async function readCall(response: Response): Promise<object> {
  return readAnswer(response.status, await response.text());
}
