import type { RefObject } from 'react';
import styles from './SkipLink.module.css';

interface SkipLinkProps {
  /** Takes the focus. It needs a `tabIndex`. */
  target: RefObject<HTMLElement | null>;
  children: string;
}

/**
 * Skips a group of controls. It shows itself on focus only, and leaves the address unchanged, because a hash can name a course
 * (specification 2.3).
 */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it goes to a part of this page, only the router is not told
    <a
      className={styles.skip}
      href="#inhoud"
      onClick={(event) => {
        event.preventDefault();
        target.current?.focus();
      }}
    >
      {children}
    </a>
  );
}
