export type WireRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is WireRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field of the record itself, never one that it inherits. */
export function ownField(record: WireRecord, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** The items of a list, or of a map that a server wrote where a list was meant; `undefined` for anything else. */
export function wireItems(value: unknown): readonly (readonly [name: string, item: unknown])[] | undefined {
  if (Array.isArray(value)) return value.map((item: unknown, index) => [String(index), item] as const);
  return isRecord(value) ? Object.entries(value) : undefined;
}

/**
 * A scalar as text: `5` is `'5'`, true and false are `'1'` and `'0'`, nothing is `''`; `undefined` for what is no scalar.
 */
export function wireText(value: unknown): string | undefined {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'boolean' ? (value ? '1' : '0') : undefined;
}

/** A whole number of at least 0, as a number or as digits; `undefined` for anything else. */
export function wireCount(value: unknown): number | undefined {
  const text = wireText(value)?.trim() ?? '';
  const count = /^\d+$/.test(text) ? Number(text) : undefined;
  return count !== undefined && Number.isSafeInteger(count) ? count : undefined;
}

/** `1`, `'1'`, `true` and `'true'`: servers write a flag in each of these ways. */
export function wireFlag(value: unknown): boolean {
  return value === 1 || value === '1' || value === true || value === 'true';
}

/** JSON may nest as deep as memory allows, and whoever walks it by recursion then overflows the stack. */
export function isNestedDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isNestedDeeperThan(item, levels - 1));
}
