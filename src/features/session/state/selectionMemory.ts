import { readJson } from '#src/platform/storage/readJson.ts';

/** The selected member, with the login and the time of the selection. */
export interface Selection {
  readonly uid: number;
  readonly loginUid: number;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

/** Lifetime of a selection, in milliseconds (specification 4.3). */
const lifetime = 10 * 60_000;

export function writeSelection(selection: Selection): string {
  return JSON.stringify(selection);
}

/** Reads a stored selection that is less than ten minutes old. A time in the future is rejected too. */
export function readSelection(stored: string | undefined, now: number): Selection | undefined {
  const selection = readJson(stored);
  if (!isSelection(selection)) return undefined;
  const age = now - selection.timestamp;
  return age >= 0 && age < lifetime ? selection : undefined;
}

function isSelection(value: unknown): value is Selection {
  if (typeof value !== 'object' || value === null) return false;
  const { uid, loginUid, timestamp } = value as Record<string, unknown>; // each is checked below
  return [uid, loginUid, timestamp].every((part) => typeof part === 'number');
}
