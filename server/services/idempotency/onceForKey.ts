import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { retentions } from '#rules/retention.ts';
import type { OperationName } from '#schemas/operations.ts';
import { dateOf, unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { idempotencyKeys } from '../../db/schema.ts';
import { Refused, refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';

export interface IdempotentRequest {
  readonly operation: OperationName;
  /**
   * The user who asks; undefined for a visitor. All visitors share their keys, so the answer to a visitor must reveal nothing.
   */
  readonly uid?: number | undefined;
  /** The Idempotency-Key header. */
  readonly key: string;
  readonly body: unknown;
}

/** Retention of an answer, in seconds. */
const retention = retentions.traces.days * 24 * 60 * 60;

/** The uid of a visitor: no member has it. */
const nobody = 0;

/**
 * Does the work once per key. The transaction begins here: the work and its answer are both saved or neither. The same key with
 * the same body gets the same answer. With another body it is refused. While the first request is still at work, the second is
 * refused and may be retried. One key may serve several operations.
 * Decision: docs/decisions/0012-an-order-is-placed-once-per-key.md
 */
export async function onceForKey<Answer>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  request: IdempotentRequest,
  work: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    await lockKey(tx, request);
    const earlier = await findAnswer(tx, request);
    const requestHash = hashOf(request.body);
    if (earlier) {
      if (earlier.requestHash !== requestHash) throw mismatch();
      // The answer was stored by this function, for the same operation.
      return earlier.answer as Answer;
    }
    const answer = await work(tx);
    await tx
      .insert(idempotencyKeys)
      .values({ ...rowOf(request), requestHash, answer, createdAt: clock.now() });
    return answer;
  });
}

/** Whether a request was answered already. An answered request gets the same answer again, whatever has changed since. */
export async function isAnswered(db: Database, request: IdempotentRequest): Promise<boolean> {
  return (await db.$count(idempotencyKeys, isOfKey(request))) > 0;
}

/** Deletes the keys that are older than the retention. */
export async function sweepKeys(db: Database, now: Date): Promise<void> {
  const oldest = dateOf(unixSecondsOf(now) - retention);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldest));
}

/** Locks the key until the transaction ends. A crash ends the transaction too, so no key stays locked. */
async function lockKey(tx: Database, request: IdempotentRequest): Promise<void> {
  const { uid, key } = rowOf(request);
  const [found] = await tx
    .select({ isLocked: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${`${uid}/${key}`}, 0))` })
    .from(sql`(values (1)) as one`);
  if (!found?.isLocked) throw refusals.busy(nl.refusals.sameRequestBusy);
}

/**
 * Finds what was answered earlier. A statement of its own, after the lock: a statement sees only what was committed before
 * it began, so the one that takes the lock could miss the answer of the request that held it.
 */
async function findAnswer(tx: Database, request: IdempotentRequest) {
  const { requestHash, answer } = idempotencyKeys;
  const [earlier] = await tx.select({ requestHash, answer }).from(idempotencyKeys).where(isOfKey(request));
  return earlier;
}

function isOfKey(request: IdempotentRequest) {
  const { uid, key } = rowOf(request);
  return and(eq(idempotencyKeys.uid, uid), eq(idempotencyKeys.key, key));
}

function rowOf({ uid = nobody, operation, key }: IdempotentRequest) {
  return { uid, key: `${operation}/${key}` };
}

function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}

function mismatch(): Refused {
  return new Refused(422, { errors: [nl.refusals.idempotencyMismatch], code: 'idempotency-mismatch' });
}
