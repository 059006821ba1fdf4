import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a navigation the focus stands at the top of the new screen, as it would on a page of its own. */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const focusedFor = useRef(pathname);
  useEffect(() => {
    if (focusedFor.current === pathname) return;
    focusedFor.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
