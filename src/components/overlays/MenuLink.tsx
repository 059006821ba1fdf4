import type { ReactNode } from 'react';
import { Link } from '../actions/Link.tsx';
import { Icon, type IconName } from '../icons/Icon.tsx';
import styles from './Menu.module.css';

interface MenuLinkProps {
  to: string;
  icon?: IconName;
  current?: boolean;
  children: ReactNode;
}

export function MenuLink({ to, icon, current = false, children }: MenuLinkProps) {
  return (
    <Link to={to} className={styles.item} aria-current={current ? 'page' : undefined}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
