import { type AnchorHTMLAttributes, type MouseEvent, useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import { staysHere } from '../../platform/staysHere.ts';

export interface LinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick' | 'target'> {
  /** The whole path, with its query and hash. */
  to: string;
  /** What the next screen may know that has no place in the address. */
  state?: object;
  /** Goes first; an event that it prevents is followed nowhere. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * A link inside the portal. The router's own one, and the hooks that it is made of, listen to where the page is: a filter
 * that goes into the address would draw every link of a long list anew. This context doesn't change, and is no promise of
 * the router's: a newer version of it may need another word here.
 */
export function Link({ to, state, onClick, ...attributes }: LinkProps) {
  const { navigator } = useContext(NavigationContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !staysHere(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    if (to === pathname + search + hash) navigator.replace(to, state);
    else navigator.push(to, state);
  };
  return <a {...attributes} href={to} onClick={follow} />;
}
