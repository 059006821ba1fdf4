import { useEffect, useRef } from 'react';

/**
 * Returns a function that delays a layout change until no mouse button or finger is down, and runs it at once when none is. An
 * error that appears during a press would move the pressed button away.
 */
export function useAfterPress(): (run: () => void) => void {
  const gate = useRef<{ isDown: boolean; due: (() => void)[] }>({ isDown: false, due: [] });

  useEffect(() => {
    const life = new AbortController();
    const options = { capture: true, signal: life.signal };
    const press = () => {
      gate.current.isDown = true;
    };
    const release = () => {
      const { due } = gate.current;
      gate.current = { isDown: false, due: [] };
      // A new task runs after the click event that belongs to this release.
      setTimeout(() => {
        for (const run of due) run();
      });
    };
    // On a tap, the pointer events end before the mouse events begin, and the mouse events move the focus.
    for (const name of ['pointerdown', 'mousedown']) window.addEventListener(name, press, options);
    for (const name of ['pointerup', 'pointercancel', 'mouseup'])
      window.addEventListener(name, release, options);
    return () => life.abort();
  }, []);

  return (run) => {
    if (gate.current.isDown) gate.current.due.push(run);
    else run();
  };
}
