export type WireRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is WireRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A property of the record itself, never an inherited one. */
export function ownField(record: WireRecord, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** The items of a list, or of a map sent instead of a list; `undefined` for anything else. */
export function wireItems(value: unknown): readonly (readonly [name: string, item: unknown])[] | undefined {
  if (Array.isArray(value)) return value.map((item: unknown, index) => [String(index), item] as const);
  return isRecord(value) ? Object.entries(value) : undefined;
}

/**
 * A scalar as text: `5` is `'5'`, `true` and `false` are `'1'` and `'0'`, `null` and `undefined` are `''`. `undefined`
 * for any other value.
 */
export function wireText(value: unknown): string | undefined {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'boolean' ? (value ? '1' : '0') : undefined;
}

/** Reads a whole number of at least 0 from a number or from digits; `undefined` for anything else. */
export function wireCount(value: unknown): number | undefined {
  const text = wireText(value)?.trim() ?? '';
  const count = /^\d+$/.test(text) ? Number(text) : undefined;
  return count !== undefined && Number.isSafeInteger(count) ? count : undefined;
}

/** Reads a flag: true for `1`, `'1'`, `true` and `'true'`, because servers use all four. */
export function wireFlag(value: unknown): boolean {
  return value === 1 || value === '1' || value === true || value === 'true';
}

/** Whether `wireFlag` reads what the server means: a flag in one of its writings, or none. `ja` is neither true nor false. */
export function isWireFlag(value: unknown): boolean {
  return (
    isAbsent(value) ||
    typeof value === 'boolean' ||
    [0, 1, '0', '1', 'true', 'false'].some((one) => one === value)
  );
}

/** Whether a server gave no value. */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/**
 * Whether a value is nested deeper than `levels`. JSON may be nested so deep that recursion over it overflows the
 * stack.
 */
export function isNestedDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isNestedDeeperThan(item, levels - 1));
}
