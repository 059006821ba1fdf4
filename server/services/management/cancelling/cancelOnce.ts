import { eurosOf } from '#rules/money.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { type IdempotentRequest, onceForKey } from '../../idempotency/onceForKey.ts';
import { type Cancelled, cancelForClub, type WantedCancellation } from './cancelForClub.ts';
import { queueCancellationMail } from './queueCancellationMail.ts';

/** The amounts that a manager saw, in euros. */
interface Agreed {
  readonly credited: number;
  readonly refunded: number;
  readonly byHand: number;
}

interface Once {
  readonly once: IdempotentRequest;
  readonly wanted: WantedCancellation;
  readonly agreed: Agreed | undefined;
}

type Cancelling = Pick<Context, 'db' | 'clock' | 'providers' | 'portalOrigin'>;

/** Cancels once for a key, and tells the family in the same transaction. */
export function cancelOnce(context: Cancelling, { once, wanted, agreed }: Once): Promise<Cancelled> {
  return onceForKey(context, once, async (tx) => {
    const cancelled = await cancelForClub({ ...context, db: tx }, wanted);
    if (agreed && !isAgreed(cancelled, agreed)) throw refusals.busy(nl.management.otherAmounts);
    await queueCancellationMail({ ...context, db: tx }, { wanted, cancelled });
    return cancelled;
  });
}

/** Ends a transaction whose result is known. */
class Undone extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('A preview changes nothing');
    this.result = result;
  }
}

/**
 * Does the same work as a cancellation and undoes it, so that a preview can't differ.
 *
 * @param read - reads what the cancellation wrote
 */
export function previewCancellation<Read>(
  context: Cancelling,
  wanted: WantedCancellation,
  read: (tx: Database, cancelled: Cancelled) => Promise<Read>,
): Promise<Read> {
  return preview(context, async (tx) => read(tx, await cancelForClub({ ...context, db: tx }, wanted)));
}

/** Does work in a transaction, and undoes it. @returns what the work returned */
export async function preview<Read>(
  { db }: Pick<Context, 'db'>,
  work: (tx: Database) => Promise<Read>,
): Promise<Read> {
  try {
    return await db.transaction(async (tx): Promise<never> => {
      throw new Undone(await work(tx));
    });
  } catch (error) {
    // Safe cast: the result of `work` above.
    if (error instanceof Undone) return error.result as Read;
    throw error;
  }
}

function isAgreed({ creditedCents, refundedCents, byHandCents }: Cancelled, agreed: Agreed): boolean {
  return (
    eurosOf(creditedCents) === agreed.credited &&
    eurosOf(refundedCents) === agreed.refunded &&
    eurosOf(byHandCents) === agreed.byHand
  );
}
