import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { OperationName } from '../../../schemas/operations.ts';
import { type Clock, dateOf, unixSecondsOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { idempotencyKeys } from '../../db/schema.ts';
import { Refused, refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';

export interface IdempotentRequest {
  readonly operation: OperationName;
  /** Who asks; left out where nobody is logged in. All visitors share their keys, so that their answers must say nothing. */
  readonly uid?: number | undefined;
  /** The Idempotency-Key header. */
  readonly key: string;
  readonly body: unknown;
}

/** Seconds for which an answer is kept. */
const retention = 7 * 24 * 60 * 60;

/** The uid of a visitor: no member has it. */
const nobody = 0;

/**
 * Does the work once for a key, inside the transaction that the work happens in: both are kept or neither. The same key
 * with the same body gets the same answer, with another body a refusal; while the first is still at work, a refusal
 * that can be tried again. One key may serve several operations.
 */
export async function onceForKey<Answer>(
  tx: Database,
  clock: Clock,
  request: IdempotentRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const uid = request.uid ?? nobody;
  const key = `${request.operation}/${request.key}`;
  await lockKey(tx, `${uid}/${key}`);
  const requestHash = hashOf(request.body);
  const isThisKey = and(eq(idempotencyKeys.uid, uid), eq(idempotencyKeys.key, key));
  const [earlier] = await tx.select().from(idempotencyKeys).where(isThisKey);
  if (earlier) {
    if (earlier.requestHash !== requestHash) throw mismatch();
    // Written by this same function, for this same operation.
    return earlier.answer as Answer;
  }
  const answer = await work();
  const now = clock.now();
  const oldest = dateOf(unixSecondsOf(now) - retention);
  await tx
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.uid, uid), lt(idempotencyKeys.createdAt, oldest)));
  await tx.insert(idempotencyKeys).values({ uid, key, requestHash, answer, createdAt: now });
  return answer;
}

/** Held until the transaction ends, also by a crash: a key is never left busy. */
async function lockKey(tx: Database, name: string): Promise<void> {
  const result = await tx
    .select({ isLocked: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))` })
    .from(sql`(values (1)) as one`);
  if (!result[0]?.isLocked) throw refusals.busy(nl.refusals.sameRequestBusy);
}

function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}

function mismatch(): Refused {
  return new Refused(422, { errors: [nl.refusals.idempotencyMismatch], code: 'idempotency-mismatch' });
}
