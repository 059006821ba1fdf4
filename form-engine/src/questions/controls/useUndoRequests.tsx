import { type RefObject, useEffect, useRef } from 'react';

export type UndoStep = 'undo' | 'redo';

/** Listens for undo and redo: by key, by the browser's menu, or by shaking a phone. */
export function useUndoRequests(
  element: RefObject<HTMLInputElement | null>,
  onUndo: ((step: UndoStep) => void) | undefined,
): void {
  const latest = useRef(onUndo);
  useEffect(() => {
    latest.current = onUndo;
  });
  const isHeard = onUndo !== undefined;
  useEffect(() => {
    const input = element.current;
    if (!input || !isHeard) return;
    const take = (event: Event, step: UndoStep | undefined) => {
      if (step === undefined || input.readOnly) return;
      event.preventDefault();
      latest.current?.(step);
    };
    // The browser sends `beforeinput` for undo only where it has a history itself, so this listens to the keys as well.
    const onKey = (event: KeyboardEvent) => take(event, stepOfKey(event));
    const onInput = (event: InputEvent) => take(event, stepOfInput(event.inputType));
    input.addEventListener('keydown', onKey);
    input.addEventListener('beforeinput', onInput);
    return () => {
      input.removeEventListener('keydown', onKey);
      input.removeEventListener('beforeinput', onInput);
    };
  }, [element, isHeard]);
}

function stepOfKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): UndoStep | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && ctrlKey ? 'redo' : undefined;
}

function stepOfInput(inputType: string): UndoStep | undefined {
  if (inputType === 'historyUndo') return 'undo';
  return inputType === 'historyRedo' ? 'redo' : undefined;
}
