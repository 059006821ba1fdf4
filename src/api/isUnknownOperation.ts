import { failureOf } from './apiFailure.ts';

/**
 * Whether a backend lacks the operation, in whichever way it says so: a page, `errors` without a code of ours, a status
 * of HTTP. Only for an operation beyond section 7 of the specification, which has a fallback.
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
