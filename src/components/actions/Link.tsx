import { type AnchorHTMLAttributes, type MouseEvent, useContext } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router';
import { isPlainClick } from '../../platform/address/isPlainClick.ts';

export interface LinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick' | 'target'> {
  /** The full path with its query and hash. */
  to: string;
  /** State for the next screen that has no place in the address. */
  state?: object;
  /** Fades over to the next screen, and back: for the way from a list to one of its things. */
  fades?: boolean;
  /** Called first. When it prevents the event's default, the link doesn't navigate. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * A link inside the portal. The router's own link and hooks subscribe to the location, so a filter in the address would redraw
 * every link of a long list. This one reads contexts that never change. The router doesn't document them, so a newer version may
 * break this import.
 * Decision: docs/decisions/0033-pages-have-size-budgets.md
 */
export function Link({ to, state, fades = false, onClick, ...attributes }: LinkProps) {
  const { navigator } = useContext(NavigationContext);
  // A router without data has no view transitions.
  const router = useContext(DataRouterContext)?.router;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    if (to === pathname + search + hash) navigator.replace(to, state);
    else if (router && fades && canFade()) void router.navigate(to, { state, viewTransition: true });
    else navigator.push(to, state);
  };
  return <a {...attributes} href={to} onClick={follow} />;
}

function canFade(): boolean {
  return 'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
