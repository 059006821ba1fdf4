import { type Refused, refusals } from '../http/refused.ts';
import { nl } from '../texts/nl.ts';
import type { Credential } from './operationHandler.ts';

/** The refusal of a call that needs a session. It tells a browser what became of the session that it had. */
export function loginNeeded({ state }: Credential): Refused {
  if (state === 'ended') return refusals.sessionEnded();
  return refusals.unauthenticated(
    state === 'invalid' ? nl.refusals.expiredSession : nl.refusals.unauthenticated,
  );
}
