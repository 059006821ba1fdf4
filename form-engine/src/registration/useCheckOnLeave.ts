import { useEffect, useMemo } from 'react';
import { checkField } from '../store/checkForm.ts';
import type { FormStore } from '../store/formStore.ts';
import type { ValidationContext } from '../validation/validationContext.ts';

/**
 * Checks a field when it is left. Where a press of the mouse or a finger takes the focus away, it waits for the release:
 * a message that appears in between would push the button from under the finger, and the press would be lost.
 */
export function useCheckOnLeave(store: FormStore, context: () => ValidationContext): (key: string) => void {
  const gate = useMemo(() => createPressGate(), []);
  useEffect(() => gate.watch(window), [gate]);
  return useMemo(() => {
    return (key) => gate.whenReleased(() => checkField(store, key, context()));
  }, [gate, store, context]);
}

function createPressGate() {
  let pressed = false;
  let waiting: (() => void)[] = [];
  const press = () => {
    pressed = true;
  };
  const release = () => {
    pressed = false;
    const due = waiting;
    waiting = [];
    // After the click that belongs to this release.
    setTimeout(() => {
      for (const run of due) run();
    });
  };
  return {
    whenReleased(run: () => void) {
      if (pressed) waiting.push(run);
      else run();
    },
    watch(target: Window) {
      const life = new AbortController();
      const options = { capture: true, signal: life.signal };
      target.addEventListener('pointerdown', press, options);
      target.addEventListener('pointerup', release, options);
      target.addEventListener('pointercancel', release, options);
      return () => life.abort();
    },
  };
}
