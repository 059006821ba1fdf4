import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Moves the focus to the top of a new screen, as a page load would. A change of the address within a screen (a tariff, a
 * filter) leaves the focus where it is.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const focusedFor = useRef({ pathname, search });
  useEffect(() => {
    const before = focusedFor.current;
    if (before.pathname === pathname && before.search === search) return;
    focusedFor.current = { pathname, search };
    const isNewScreen = before.pathname !== pathname && !isReplaced;
    if (isNewScreen || !isFocusKept(main.current)) main.current?.focus({ preventScroll: true });
  }, [pathname, search, isReplaced, main]);
}

/** Whether the focused element still exists, in the screen or in a dialog over it. */
function isFocusKept(main: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && focused !== main;
}
