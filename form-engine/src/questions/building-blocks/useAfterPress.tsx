import { useEffect, useMemo } from 'react';

/**
 * Gives a function that puts off what makes the page move until a mouse button or finger is up again, and does it at once
 * where none is down: what appears in between would push the button from under it, and the press would be lost.
 */
export function useAfterPress(): (run: () => void) => void {
  const gate = useMemo(createPressGate, []);
  useEffect(() => gate.watch(window), [gate]);
  return gate.whenReleased;
}

// Of a tap the pointer events are over before the mouse events begin, and it is those that move the focus and press.
const presses = ['pointerdown', 'mousedown'];
const releases = ['pointerup', 'pointercancel', 'mouseup'];

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
      for (const name of presses) target.addEventListener(name, press, options);
      for (const name of releases) target.addEventListener(name, release, options);
      return () => life.abort();
    },
  };
}
