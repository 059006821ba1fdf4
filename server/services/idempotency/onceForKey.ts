import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { dayInSeconds } from '#rules/duration.ts';
import { retentions } from '#rules/retention.ts';
import type { OperationName } from '#schemas/operations.ts';
import { dateOf, unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { violates } from '../../db/databaseFailure.ts';
import { idempotencyKeys } from '../../db/schema.ts';
import { type Given, keptStatement } from '../../db/statements/keptStatement.ts';
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
const retention = retentions.traces.days * dayInSeconds;

/** The uid of a visitor: no member has it. */
const nobody = 0;

/** What is done once per key: `read` comes first, outside any transaction, and `write` inside one. */
interface ReadAndWrite<Read, Answer> {
  read(): Promise<Read>;
  write(tx: Database, read: Read): Promise<Answer>;
}

/**
 * Does the work once per key. The transaction begins here: the work and its answer are both saved or neither. The same key with
 * the same body gets the same answer. With another body it is refused. While the first request is still at work, the second is
 * refused and may be retried. One key may serve several operations.
 * Decision: docs/decisions/0012-an-order-is-placed-once-per-key.md
 */
export function onceForKey<Answer>(
  context: Pick<Context, 'db' | 'clock'>,
  request: IdempotentRequest,
  write: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  return readAndWriteOnce(context, request, { read: async () => undefined, write });
}

/** `onceForKey` for work that first reads what needs no lock. A repeated request may read too, but gets the same answer. */
export async function readAndWriteOnce<Read, Answer>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  request: IdempotentRequest,
  { read, write }: ReadAndWrite<Read, Answer>,
): Promise<Answer> {
  const requestHash = hashOf(request.body);
  // Safe casts: the answer was stored by this function, for the same operation.
  const answerOf = (earlier: KeptAnswer) => {
    if (earlier.requestHash !== requestHash) throw mismatch();
    return earlier.answer as Answer;
  };
  try {
    const known = await read();
    return await db.transaction(async (tx) => {
      const earlier = await lockKey(tx, request);
      if (earlier) return answerOf(earlier);
      const answer = await write(tx, known);
      const createdAt = clock.now();
      await keepAnswer(tx, { ...rowOf(request), requestHash, answer, createdAt });
      return answer;
    });
  } catch (error) {
    if (!(error instanceof Refused) && !violates(error, 'idempotency_keys_uid_key_pk')) throw error;
    // What refused this request may be the first one's own work: it took the last place, and has just been answered.
    const earlier = await findAnswer(db, request);
    if (earlier) return answerOf(earlier);
    throw error;
  }
}

/** Deletes the keys that are older than the retention. */
export async function sweepKeys(db: Database, now: Date): Promise<void> {
  const oldest = dateOf(unixSecondsOf(now) - retention);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldest));
}

const lockOfKey = keptStatement((tx, { uid, key, lock }: Given<Key & { readonly lock: string }>) => {
  const { requestHash, answer } = idempotencyKeys;
  return tx
    .select({
      isLocked: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${lock}, 0))`,
      earlier: { requestHash, answer },
    })
    .from(sql`(values (1)) as one`)
    .leftJoin(idempotencyKeys, isOfKey({ uid, key }));
});

const answerOfKey = keptStatement((db, key: Given<Key>) => {
  const { requestHash, answer } = idempotencyKeys;
  return db.select({ requestHash, answer }).from(idempotencyKeys).where(isOfKey(key));
});

const keepAnswer = keptStatement((tx, row: Given<typeof idempotencyKeys.$inferInsert>) => {
  const { uid, key, requestHash, answer, createdAt } = row;
  return tx.insert(idempotencyKeys).values({ uid, key, requestHash, answer, createdAt });
});

function isOfKey({ uid, key }: Given<Key>) {
  return and(eq(idempotencyKeys.uid, uid), eq(idempotencyKeys.key, key));
}

interface Key {
  readonly uid: number;
  /** With the name of its operation. */
  readonly key: string;
}

type KeptAnswer = Pick<typeof idempotencyKeys.$inferSelect, 'requestHash' | 'answer'>;

/**
 * Locks the key until the transaction ends, and returns what was answered earlier. A crash ends the transaction too, so no key
 * stays locked. The statement sees only what was committed before it began. An answer of a moment later is found when this
 * request fails: at the latest when it stores the same key.
 */
async function lockKey(tx: Database, request: IdempotentRequest): Promise<KeptAnswer | undefined> {
  const { uid, key } = rowOf(request);
  const [found] = await lockOfKey(tx, { uid, key, lock: `${uid}/${key}` });
  if (!found?.isLocked) throw refusals.busy(nl.refusals.sameRequestBusy);
  return found.earlier ?? undefined;
}

async function findAnswer(db: Database, request: IdempotentRequest): Promise<KeptAnswer | undefined> {
  const [earlier] = await answerOfKey(db, rowOf(request));
  return earlier;
}

function rowOf({ uid = nobody, operation, key }: IdempotentRequest): Key {
  return { uid, key: `${operation}/${key}` };
}

function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}

function mismatch(): Refused {
  return new Refused(422, { errors: [nl.refusals.idempotencyMismatch], code: 'idempotency-mismatch' });
}
