import { isList, isRecord } from './plainValue.ts';

/** Whether two values of JSON say the same. A field that is undefined counts as absent, and the order of fields doesn't count. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (isList(one) && isList(other))
    return one.length === other.length && one.every((item, index) => isSameValue(item, other[index]));
  if (!isRecord(one) || !isRecord(other)) return one === other;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
    isSameValue(one[name], other[name]),
  );
}
