import type { ReactNode } from 'react';
import { Link } from '../actions/Link.tsx';
import { Icon, type IconName } from '../icons/Icon.tsx';
import styles from './Menu.module.css';

interface MenuLinkProps {
  to: string;
  icon?: IconName;
  current?: boolean;
  /** Loads a new document, so that the page keeps no state of the previous club. */
  reloads?: boolean;
  children: ReactNode;
}

export function MenuLink({ to, icon, current = false, reloads = false, children }: MenuLinkProps) {
  const attributes = { className: styles.item, 'aria-current': current ? ('page' as const) : undefined };
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
  return reloads ? (
    <a {...attributes} href={to}>
      {content}
    </a>
  ) : (
    <Link {...attributes} to={to}>
      {content}
    </Link>
  );
}
