import type { Credential } from './operationHandler.ts';

/** The token of the session that makes the call; undefined for a visitor. */
export function sessionTokenOf(credential: Credential): string | undefined {
  return credential.state === 'valid' ? credential.token : undefined;
}
