import { DrizzleQueryError } from 'drizzle-orm';
import { fieldsOf } from '../http/reading/fieldsOf.ts';

/** Whether a query failed because of this constraint or unique index. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof DrizzleQueryError && fieldsOf(error.cause).constraint === constraint;
}
