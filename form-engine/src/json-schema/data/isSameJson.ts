import { isNestedDeeperThan, isRecord } from '../../sections/wireValue.ts';

/** Maximum nesting of values that are compared. Deeper ones count as different. */
const deepest = 32;

/** Whether two JSON values are equal. The order of properties doesn't matter. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (isNestedDeeperThan(one, deepest) || isNestedDeeperThan(other, deepest)) return false;
  return isSame(one, other);
}

function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}
