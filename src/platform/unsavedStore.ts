import { useCallback, useEffect, useId } from 'react';
import { createStore } from 'zustand/vanilla';

interface UnsavedState {
  /** Forms on the screen in which something was typed that the server doesn't have. */
  readonly forms: ReadonlySet<string>;
}

export const unsavedStore = createStore<UnsavedState>(() => ({ forms: new Set() }));

/** @returns what a form calls with whether it holds something that isn't sent yet; a form that leaves holds nothing */
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
