import { DrizzleQueryError } from 'drizzle-orm';
import { fieldsOf } from './reading/fieldsOf.ts';

/**
 * Classes of states in which a database tells about itself, such as a full disk: their messages quote no value of a query. 53 is too few
 * resources, 57 an operator, 58 the system, XX a fault of the database.
 */
const aboutItself = /^(08|40|53|54|55|57|58|XX)/;

/**
 * The cause of a failure, in one line without personal data: the sentence of the driver, the disk or the database behind a failed
 * query.
 */
export function causeOf(error: unknown): string {
  if (error instanceof DrizzleQueryError) return causeOf(error.cause);
  if (isOfDatabase(error)) return stateOf(error);
  if (error instanceof AggregateError && error.message === '') return error.errors.map(causeOf).join('; ');
  return inOneLine(error instanceof Error ? error.message || error.name : String(error));
}

/** Errors that a database sends have a severity, in both drivers. */
function isOfDatabase(error: unknown): error is Error {
  return error instanceof Error && fieldsOf(error).severity !== undefined;
}

/** Other messages of a database may quote a value, so their state and what they are about must do. */
function stateOf(error: Error): string {
  const { code, constraint, table, column } = fieldsOf(error);
  if (aboutItself.test(String(code))) return `${inOneLine(error.message)} (${code})`;
  const about = [constraint, table, column].filter((name) => name !== undefined);
  return [`state ${code} of the database`, ...about].join(', ');
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** No space, no quota, or a file larger than this process may write. */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Whether work failed because a disk is full, here or (with 53100) at the database. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return codes.has(code) || code === '53100' || isDiskFull(error.cause);
}
