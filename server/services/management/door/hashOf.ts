import { createHash } from 'node:crypto';

/** A device at a door has this of a code instead of the code. */
export function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
