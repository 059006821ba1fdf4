import { createHash } from 'node:crypto';
import { referenceInMessage } from '#rules/bank/referenceInMessage.ts';
import type { Movement, Statement } from './reading/bankFile.ts';

export interface KeyedMovement extends Movement {
  readonly account: string;
  /** The same for the same movement in any file, so that each is kept once. */
  readonly lineKey: string;
}

/**
 * Gives each movement of an account its key: of the account, the day, the amount, the payer's account, and the message, or its structured
 * communication alone, which CODA and CSV write in other ways. Movements that are equal in all of that are counted: a family may pay twice.
 */
export function keyedMovements({ account, movements }: Statement): readonly KeyedMovement[] {
  const seen = new Map<string, number>();
  return movements.map((movement) => {
    const { bookedOn, amountCents, payerIban, message } = movement;
    const said = referenceInMessage(message) ?? message.toUpperCase().replaceAll(/[^\p{L}\d]/gu, '');
    const content = JSON.stringify([account, bookedOn, amountCents, payerIban, said]);
    const times = seen.get(content) ?? 0;
    seen.set(content, times + 1);
    const lineKey = createHash('sha256').update(`${content}${times}`).digest('base64url');
    return { ...movement, account, lineKey };
  });
}
