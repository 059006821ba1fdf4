import { lacksGuardian } from '#rules/guardian.ts';
import { type Clock, todayOf } from '#server/clock.ts';
import { Refused } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import type { Caller } from '../../sessions/caller.ts';

/**
 * Refuses a caller who is a minor without guardian (Specification 6), whoever of the family the request is about.
 * Decision: docs/decisions/0067-each-operation-declares-whether-it-commits.md
 */
export function requireGuardian(clock: Clock, caller: Caller): void {
  if (lacksGuardian(caller, todayOf(clock)))
    throw new Refused(403, { errors: [nl.refusals.guardianMissing], code: 'guardian-missing' });
}
