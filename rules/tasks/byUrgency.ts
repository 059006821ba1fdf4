import type { UnixSeconds } from '../brusselsTime.ts';
import { dayInSeconds } from '../duration.ts';

export interface Urgent {
  readonly kind: 'invoice' | 'offer' | 'invitation' | 'cart' | 'trial' | 'pass' | 'message' | 'details';
  /** The invoice is past its due day. */
  readonly isOverdue?: boolean | undefined;
  /** The last moment; undefined where waiting loses nothing. */
  readonly deadline?: UnixSeconds | undefined;
}

/** Ranks of the tasks without a near deadline, most urgent first. */
const order = [
  'overdue',
  'offer',
  'invoice',
  'invitation',
  'cart',
  'trial',
  'pass',
  'message',
  'details',
] as const;

/**
 * Sorts tasks by urgency; Specification 2.1, Dashboard, leaves the order open. Tasks with a deadline within a day come
 * first. Then come overdue invoices, tasks that somebody waits for, and tasks that have time. Tasks of the same rank are
 * sorted by deadline, and otherwise keep their order.
 */
export function byUrgency<Task extends Urgent>(tasks: readonly Task[], now: UnixSeconds): readonly Task[] {
  return tasks.toSorted(
    (one, other) =>
      rankOf(one, now) - rankOf(other, now) || (one.deadline ?? Infinity) - (other.deadline ?? Infinity) || 0,
  );
}

function rankOf({ kind, isOverdue, deadline }: Urgent, now: UnixSeconds): number {
  if (deadline !== undefined && deadline - now <= dayInSeconds) return -1;
  return order.indexOf(kind === 'invoice' && isOverdue ? 'overdue' : kind);
}
