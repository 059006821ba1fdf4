import { type RefObject, useEffect } from 'react';

/** Elements that a screen reader can name, so that a person hears where the focus went. */
const places = 'main, section, article, li, form, fieldset, [role]';

/**
 * Keeps the focus near its place when the focused element disappears: a paid invoice loses its button, a waiting list its row.
 * Otherwise the browser leaves the focus nowhere, and a screen reader starts again at the top of the page.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = main.current;
    if (!root) return;
    let focused: Element | undefined;
    let around: readonly HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : undefined;
      around = focused ? placesAround(focused, root) : [];
    };
    const forget = () => {
      // In a later task, because some browsers tell of a removed element before they remove it.
      setTimeout(() => {
        if (focused?.isConnected && document.activeElement === document.body) focused = undefined;
      });
    };
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      focused = undefined;
      // In a later task, because the new content may take the focus itself.
      setTimeout(() => focusFirst(around));
    });
    root.addEventListener('focusin', remember);
    root.addEventListener('focusout', forget);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', remember);
      root.removeEventListener('focusout', forget);
      observer.disconnect();
    };
  }, [main]);
}

/** The places around an element, from the inside out. */
function placesAround(element: Element, root: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let at = element.parentElement; at && root.contains(at); at = at.parentElement)
    if (at.matches(places)) around.push(at);
  return around;
}

/** Focuses the first place that is still in the page, unless something else has the focus. */
function focusFirst(around: readonly HTMLElement[]): void {
  for (const place of around) {
    if (document.activeElement !== document.body) return;
    if (!place.isConnected) continue;
    const isTemporary = !place.hasAttribute('tabindex');
    if (isTemporary) place.tabIndex = -1;
    place.focus({ preventScroll: true });
    if (isTemporary) place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
}
