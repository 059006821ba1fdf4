import { useEffect, useRef } from 'react';

/**
 * Gives a function that puts off what makes the page move until a mouse button or finger is up again, and does it at once
 * where none is down: an error that appears in between would push away what is being pressed.
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
      // After the click that belongs to this release.
      setTimeout(() => {
        for (const run of due) run();
      });
    };
    // Of a tap the pointer events are over before the mouse events begin, and it is those that move the focus.
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
