import { useMemo, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { attendanceStates } from '#src/api/entities/club/teaching.ts';
import { forgetTexts, storedKeys } from '#src/platform/storage/forgetTexts.ts';
import { localTexts, storagePrefix } from '#src/platform/storage/storage.ts';
import { readMarks, unsentPrefix, writeMarks } from '#src/platform/storage/unsentMarks.ts';
import type { SessionOf } from '../queries.ts';
import type { Choices } from '../view/attendanceSheet.ts';

const prefixOf = (uid: number) => `${unsentPrefix}attendance.${uid}.`;

/** Key of the marks of one session, with the uid of the teacher who made them. */
export const choicesKey = ({ uid, session }: SessionOf) => prefixOf(uid) + session;

/** Counts the changes that this tab made to local storage, which tells only other tabs. */
const changesStore = createStore(() => ({ count: 0 }));

/**
 * Marks that the server doesn't have yet. They are on this device from the first tap, because a hall has poor reception and a
 * phone may close a page at any time.
 * Decision: docs/decisions/0120-attendance-is-kept-on-the-device.md
 */
export function useChoices(of: SessionOf): Choices | undefined {
  const key = choicesKey(of);
  const text = useSyncExternalStore(subscribe, () => localTexts.read(key));
  return useMemo(() => choicesIn(text), [text]);
}

export function readChoices(of: SessionOf): Choices | undefined {
  return choicesIn(localTexts.read(choicesKey(of)));
}

/** Replaces the marks of a session; none deletes them. */
export function keepChoices(of: SessionOf, choices: Choices | undefined): void {
  const text = choices && writeMarks({ version: choices.version, marks: Object.fromEntries(choices.byUid) });
  if (text === undefined) localTexts.remove(choicesKey(of));
  else localTexts.write(choicesKey(of), text);
  changesStore.setState(({ count }) => ({ count: count + 1 }));
}

/** The sessions of a teacher with marks that the server doesn't have yet. */
export function unsentSessions(uid: number): number[] {
  const prefix = prefixOf(uid);
  return storedKeys('localStorage')
    .filter((key) => key.startsWith(prefix))
    .map((key) => Number(key.slice(prefix.length)));
}

/** The same list for a component: it follows each change. */
export function useUnsentSessions(uid: number): ReadonlySet<number> {
  const text = useSyncExternalStore(subscribe, () => unsentSessions(uid).join());
  return useMemo(() => new Set(text === '' ? [] : text.split(',').map(Number)), [text]);
}

export function forgetUnsent(uid: number): void {
  forgetTexts((key) => key.startsWith(prefixOf(uid)));
}

/** Whether the marks survive a reload. A browser that denies storage keeps them in memory alone. */
export function isKeptOnDevice(of: SessionOf): boolean {
  try {
    return window.localStorage.getItem(storagePrefix + choicesKey(of)) !== null;
  } catch {
    return false;
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  const end = changesStore.subscribe(onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    end();
  };
}

function choicesIn(text: string | undefined): Choices | undefined {
  const kept = readMarks(text);
  if (!kept) return undefined;
  const byUid = Object.entries(kept.marks).flatMap(([uid, written]) => {
    const state = attendanceStates.find((one) => one === written);
    return state ? [[Number(uid), state] as const] : [];
  });
  return byUid.length === 0 ? undefined : { version: kept.version, byUid: new Map(byUid) };
}
