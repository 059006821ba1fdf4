import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * After a navigation the focus stands at the top of the new screen, as it would on a page of its own. An address that
 * only follows what a person is doing (a tariff, a filter) takes the focus from nobody.
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

/** Whether what had the focus is still there: in the screen, or in a dialog over it. */
function isFocusKept(main: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && focused !== main;
}
