import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the place of the keyboard when the button that opened a dialog is gone after the change: the focus moves to the nearest of these
 * places around the dialog that is still there.
 *
 * @param inside - an element of the dialog
 * @param places - selectors, the nearest first
 */
export function useFocusNearby(inside: RefObject<HTMLElement | null>, places: readonly string[]): void {
  const selectors = useRef(places);
  useEffect(() => {
    const around = selectors.current.map((place) => inside.current?.closest<HTMLElement>(place));
    return () => {
      if (document.activeElement !== document.body) return;
      const place = around.find((one) => one?.isConnected);
      place?.setAttribute('tabindex', '-1');
      place?.focus({ preventScroll: true });
    };
  }, [inside]);
}
