import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { lacksGuardian } from '#rules/guardian.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { users } from '#server/db/schema.ts';
import { Refused } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import type { Caller } from '../../sessions/caller.ts';

/**
 * Refuses a caller who is a minor without guardian (Specification 6), whoever of the family the request is about.
 * Decision: docs/decisions/0067-each-operation-declares-whether-it-commits.md
 */
export async function requireGuardian(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { uid }: Pick<Caller, 'uid'>,
): Promise<void> {
  const guardian = alias(users, 'guardian');
  const [person] = await db
    .select({ birthdate: users.birthdate, guardian: { birthdate: guardian.birthdate, uid: guardian.uid } })
    .from(users)
    .leftJoin(guardian, eq(guardian.uid, users.parentUid))
    .where(eq(users.uid, uid));
  if (person && lacksGuardian(person, todayOf(clock))) throw guardianMissing();
}

function guardianMissing(): Refused {
  return new Refused(403, { errors: [nl.refusals.guardianMissing], code: 'guardian-missing' });
}
