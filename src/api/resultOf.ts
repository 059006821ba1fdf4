import { type SkipToken, skipToken } from '@tanstack/react-query';
import type { OperationNameBy, OperationRequest, OperationResponse } from '#schemas/operations.ts';
import { get } from './call.ts';

/** GET operations that answer with a `result`. */
type Asked = {
  [Name in OperationNameBy<'GET'>]: 'result' extends keyof OperationResponse<Name> ? Name : never;
}[OperationNameBy<'GET'>];

type QueryFunction<Data> = (context: { readonly signal: AbortSignal }) => Promise<Data>;

/**
 * The query function of an operation. `read` parses the result of the answer. Without a request, as before the login, the query asks
 * nothing.
 *
 * @example queryFn: resultOf('get_invoice', { oid }, parseInvoice)
 */
export function resultOf<Name extends Asked, Data>(
  name: Name,
  request: OperationRequest<Name>,
  read: (result: unknown) => Data,
): QueryFunction<Data>;
export function resultOf<Name extends Asked, Data>(
  name: Name,
  request: OperationRequest<Name> | undefined,
  read: (result: unknown) => Data,
): QueryFunction<Data> | SkipToken;
export function resultOf<Name extends Asked, Data>(
  name: Name,
  request: OperationRequest<Name> | undefined,
  read: (result: unknown) => Data,
): QueryFunction<Data> | SkipToken {
  if (request === undefined) return skipToken;
  return async ({ signal }) => read((await get(name, request, { signal })).result);
}
