import { failureOf } from './apiFailure.ts';

/**
 * Whether a backend lacks the operation. Backends say so in several ways: a page, `errors` without a known code, or an HTTP
 * status. Use only for an operation beyond section 7 of the specification that has a fallback.
 */
export function isUnknownOperation(error: unknown): boolean {
  const failure = failureOf(error);
  switch (failure?.kind) {
    case 'malformed':
      return true;
    case 'server':
      return failure.status === 501;
    case 'refused':
      return failure.code === undefined || ['unknown-operation', 'not-found'].includes(failure.code);
    default:
      return false;
  }
}
