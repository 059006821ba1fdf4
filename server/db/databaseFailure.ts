import { DrizzleQueryError } from 'drizzle-orm';
import { fieldsOf } from '../http/reading/fieldsOf.ts';
import { NoServingHost } from './drivers/servingHost.ts';

/**
 * Meaning of a database error for the caller: `busy` may be retried at once, `unreachable` later. Any other error is a
 * bug of this program.
 */
export type DatabaseFailure = 'busy' | 'unreachable';

/** lock_not_available, deadlock_detected, serialization_failure */
const busyStates = new Set(['55P03', '40P01', '40001']);
/** too_many_connections, admin_shutdown, crash_shutdown, cannot_connect_now, read_only_sql_transaction (on a standby) */
const unreachableStates = new Set(['53300', '57P01', '57P02', '57P03', '25006']);
/** The only state of class 08 that a statement causes, such as one with more parameters than the protocol can count. */
const protocolViolation = '08P01';
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'EAI_AGAIN']);
/** Messages of node-postgres errors that have no code. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client was closed|Client has encountered a connection error)/;

export function databaseFailureOf(error: unknown): DatabaseFailure | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return undefined;
  const code = codeOf(cause);
  if (code === '23503' && isOfErased(cause)) return 'busy';
  if (busyStates.has(code)) return 'busy';
  if (code === protocolViolation) return undefined;
  if (unreachableStates.has(code) || code.startsWith('08') || networkCodes.has(code)) return 'unreachable';
  return cause instanceof NoServingHost || lostConnection.test(cause.message) ? 'unreachable' : undefined;
}

/**
 * A race with an erasure: the person was deleted before a row that refers to them was written. A retry gets a clear refusal.
 */
function isOfErased(error: Error): boolean {
  return 'constraint' in error && String(error.constraint).endsWith('_users_uid_fk');
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Whether a query failed because of this constraint or unique index. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof DrizzleQueryError && fieldsOf(error.cause).constraint === constraint;
}
