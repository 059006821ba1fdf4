import { readJson } from '#src/platform/readJson.ts';

/** Who is selected, for which login, since when. */
export interface Selection {
  readonly uid: number;
  readonly loginUid: number;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

/** Milliseconds (specification 4.3). */
const lifetime = 10 * 60_000;

export function writeSelection(selection: Selection): string {
  return JSON.stringify(selection);
}

/** What was stored, if it is younger than ten minutes. A moment that is still to come is no better than an old one. */
export function readSelection(stored: string | undefined, now: number): Selection | undefined {
  const selection = readJson(stored);
  if (!isSelection(selection)) return undefined;
  const age = now - selection.timestamp;
  return age >= 0 && age < lifetime ? selection : undefined;
}

function isSelection(value: unknown): value is Selection {
  if (typeof value !== 'object' || value === null) return false;
  const { uid, loginUid, timestamp } = value as Record<string, unknown>; // each is checked here
  return [uid, loginUid, timestamp].every((part) => typeof part === 'number');
}
