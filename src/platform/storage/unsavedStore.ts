import { useCallback, useEffect, useId } from 'react';
import { createStore } from 'zustand/vanilla';

interface UnsavedState {
  /** Forms on the screen with input that hasn't been sent to the server. */
  readonly forms: ReadonlySet<string>;
}

export const unsavedStore = createStore<UnsavedState>(() => ({ forms: new Set() }));

/** @returns a function with which a form reports whether it has unsent input. Unmounting the form resets the report. */
export function useUnsavedMark(): (isUnsaved: boolean) => void {
  const id = useId();
  const mark = useCallback((isUnsaved: boolean) => setMark(id, isUnsaved), [id]);
  useEffect(() => () => mark(false), [mark]);
  return mark;
}

function setMark(id: string, isUnsaved: boolean): void {
  const { forms } = unsavedStore.getState();
  if (forms.has(id) === isUnsaved) return;
  const others = [...forms].filter((form) => form !== id);
  unsavedStore.setState({ forms: new Set(isUnsaved ? [...others, id] : others) });
}

/** A hash that tells texts apart without revealing them, because web storage never holds a price (FNV-1a, 32 bits). */
export function textMark(text: string): string {
  let mark = 0x811c9dc5;
  for (const character of text) mark = Math.imul(mark ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (mark >>> 0).toString(36);
}
