import { useEffect, useMemo } from 'react';

/**
 * Returns a function that delays layout changes until the mouse button or finger is released. Without a press the
 * change runs at once. A layout shift during a press moves the button away from the pointer, and the click is lost.
 */
export function useAfterPress(): (run: () => void) => void {
  const gate = useMemo(createPressGate, []);
  useEffect(() => gate.watch(window), [gate]);
  return gate.whenReleased;
}

// Mouse events are needed too. On a tap they come after the pointer events, and only they move the focus and click.
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
    // Runs after the click event that follows this release.
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
