import { isRecord, ownField, type WireRecord } from '../../sections/wireValue.ts';
import { type Leave, type NotTakenReason, shortText } from '../imported.ts';

/** An object of a source, which knows what of it was read. What nobody read is listed: nothing is dropped in silence. */
export interface Source {
  /** The place of the object in the source. */
  readonly where: string;
  /** Reads a property. */
  take(name: string): unknown;
  /** Reads a property that is text or a number; `undefined` for any other, which stays to be listed. */
  text(name: string): string | undefined;
  /** Reads a number, also one in digits; `undefined` for any other, which stays to be listed. */
  number(name: string): number | undefined;
  /** Reads a flag. A flag that is no boolean stays to be listed. */
  flag(name: string): boolean | undefined;
  /** Whether the object has a property with something in it. */
  has(name: string): boolean;
  /** Lists a property that was read, and couldn't be used. */
  leave(name: string, reason: NotTakenReason): void;
  /** Lists all that nobody read. Empty values say nothing, and aren't listed. */
  leaveRest(reasonOf?: (name: string) => NotTakenReason): void;
}

/** Reads an object of a source. */
export function sourceOf(record: WireRecord, where: string, leave: Leave): Source {
  const read = new Set<string>();
  const takeIf = <Value>(name: string, value: Value | undefined): Value | undefined => {
    if (value !== undefined) read.add(name);
    return value;
  };
  const leaveOne = (name: string, reason: NotTakenReason) => {
    read.add(name);
    leave(where, `${name}: ${shortText(ownField(record, name))}`, reason);
  };
  return {
    where,
    take(name) {
      read.add(name);
      return ownField(record, name);
    },
    text(name) {
      const value = ownField(record, name);
      return takeIf(
        name,
        typeof value === 'number' ? String(value) : typeof value === 'string' ? value : undefined,
      );
    },
    number: (name) => takeIf(name, numberOf(ownField(record, name))),
    flag(name) {
      const value = ownField(record, name);
      return takeIf(name, typeof value === 'boolean' ? value : undefined);
    },
    has: (name) => !isEmpty(ownField(record, name)),
    leave: leaveOne,
    leaveRest(reasonOf = () => 'setting') {
      for (const [name, value] of Object.entries(record))
        if (!read.has(name) && !isEmpty(value)) leaveOne(name, reasonOf(name));
    },
  };
}

/** A finite number, or one in digits. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const text = typeof value === 'string' ? value.trim() : '';
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined;
}

/** Whether a value says nothing. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return isRecord(value) && Object.values(value).every(isEmpty);
}

/** The items of a list; anything else is none. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
