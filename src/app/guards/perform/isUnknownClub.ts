import { isRefusedWith } from '#src/api/apiFailure.ts';

/** The server refuses an address that no club can have as an invalid request. The portal treats it as an unknown club too. */
export function isUnknownClub(error: unknown): boolean {
  return isRefusedWith(error, 'not-found') || isRefusedWith(error, 'invalid-request');
}
