import type { UnixSeconds } from '../brusselsTime.ts';

export interface Urgent {
  readonly kind: 'invoice' | 'offer' | 'invitation' | 'cart' | 'pass' | 'message' | 'details';
  /** Of an invoice whose last day is over. */
  readonly isOverdue?: boolean | undefined;
  /** When it is too late; undefined: nothing is lost by waiting. */
  readonly deadline?: UnixSeconds | undefined;
}

const day = 24 * 60 * 60;

/** What can wait least first, where nothing is about to be lost. */
const order = ['overdue', 'offer', 'invoice', 'invitation', 'cart', 'pass', 'message', 'details'] as const;

/**
 * What needs doing in the order of doing it (Specification 2.1, Dashboard, leaves it open): first whatever is lost within a
 * day, then what is late, what somebody waits for, and at the end what has time. Of the same rank the soonest deadline
 * first; else as they came.
 */
export function byUrgency<Task extends Urgent>(tasks: readonly Task[], now: UnixSeconds): readonly Task[] {
  return tasks.toSorted(
    (one, other) =>
      rankOf(one, now) - rankOf(other, now) || (one.deadline ?? Infinity) - (other.deadline ?? Infinity) || 0,
  );
}

function rankOf({ kind, isOverdue, deadline }: Urgent, now: UnixSeconds): number {
  if (deadline !== undefined && deadline - now <= day) return -1;
  return order.indexOf(kind === 'invoice' && isOverdue ? 'overdue' : kind);
}
