import { isRefusedWith } from '#src/api/apiFailure.ts';

/** An address that can't be a club's is refused as a request; for the person it is the same. */
export function isUnknownClub(error: unknown): boolean {
  return isRefusedWith(error, 'not-found') || isRefusedWith(error, 'invalid-request');
}
