import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { randomUuid } from '#src/platform/randomUuid.ts';
import { localTexts } from '#src/platform/storage/storage.ts';
import { unsentPrefix } from '#src/platform/storage/unsentMarks.ts';
import type { KeptScan } from '../view/doorBook.ts';

const deviceKey = 'door.device';

/** A random id that this browser keeps, so that a clash can say "this device". */
export function deviceId(): string {
  const known = localTexts.read(deviceKey);
  if (known !== undefined) return known;
  const made = randomUuid();
  localTexts.write(deviceKey, made);
  return made;
}

/** A door that this account opened. */
export interface Door {
  readonly uid: number;
  /** `doorKey` of the event or the lesson. */
  readonly key: string;
}

/** Scans that the server doesn't have are on the device from the first moment: a hall has poor reception. */
const keyOf = ({ uid, key }: Door) => `${unsentPrefix}door.${uid}.${key}`;

/** Counts the changes of this tab, because local storage tells only other tabs. */
const changesStore = createStore(() => ({ count: 0 }));

export function readScans(door: Door): readonly KeptScan[] {
  return scansIn(localTexts.read(keyOf(door)));
}

export function keepScans(door: Door, scans: readonly KeptScan[]): void {
  if (scans.length === 0) localTexts.remove(keyOf(door));
  else localTexts.write(keyOf(door), JSON.stringify(scans));
  changesStore.setState(({ count }) => ({ count: count + 1 }));
}

/** The text of the kept scans, which `scansIn` reads: the same text is the same value for React. */
export function useScansText(door: Door): string {
  return useSyncExternalStore(subscribe, () => localTexts.read(keyOf(door)) ?? '');
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  const end = changesStore.subscribe(onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    end();
  };
}

/** Reads what `keepScans` wrote, and skips anything else. */
export function scansIn(text: string | undefined): readonly KeptScan[] {
  try {
    const read: unknown = JSON.parse(text || '[]');
    return Array.isArray(read) ? read.filter(isScan) : [];
  } catch {
    return [];
  }
}

function isScan(one: unknown): one is KeptScan {
  if (typeof one !== 'object' || one === null) return false;
  const { id, ticket, at } = { id: undefined, ticket: undefined, at: undefined, ...one };
  return typeof id === 'string' && typeof ticket === 'string' && Number.isSafeInteger(at);
}
