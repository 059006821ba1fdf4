export type PlainRecord = Readonly<Record<string, unknown>>;

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Whether a value of JSON is an object, not a list. */
export function isRecord(value: unknown): value is PlainRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a picture of a club file. A picture is one value, because its text describes this file alone. */
export function isPicture(value: unknown): value is PlainRecord {
  return isRecord(value) && typeof value.file === 'string';
}

/** Whether two values of JSON say the same. A field that is undefined counts as absent, and the order of fields doesn't count. */
export function isSameValue(one: unknown, other: unknown): boolean {
  // An unchanged part of a big file is mostly the same object.
  if (one === other) return true;
  if (isList(one) && isList(other))
    return one.length === other.length && one.every((item, index) => isSameValue(item, other[index]));
  if (!isRecord(one) || !isRecord(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
    isSameValue(one[name], other[name]),
  );
}
