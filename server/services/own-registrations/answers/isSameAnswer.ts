import { isDeepStrictEqual } from 'node:util';

/** Whether two answers on the wire say the same. An empty answer is the same as no answer. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other) || (isNothing(one) && isNothing(other));
}

function isNothing(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
