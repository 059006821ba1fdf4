import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './buttonClass.ts';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  icon?: IconName;
  /** The action is running: the button keeps its place and the focus, and ignores further presses. */
  busy?: boolean;
  children: ReactNode;
}

export function Button({ variant, wide, icon, busy = false, children, onClick, ...native }: ButtonProps) {
  return (
    <button
      type="button"
      {...native}
      className={buttonClass({ ...(variant && { variant }), ...(wide && { wide }) })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <span className={styles.spinner} /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
