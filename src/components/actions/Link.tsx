import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

export interface LinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick' | 'target'> {
  to: string;
  /** What the next screen may know that has no place in the address. */
  state?: object;
  /** Goes first; an event that it prevents is followed nowhere. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link inside the portal. The router's own one brings the prefetching of its framework along: 3 kB on the first page. */
export function Link({ to, state, onClick, ...attributes }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  return (
    <a
      {...attributes}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
