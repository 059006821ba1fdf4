import styles from './SkipLink.module.css';

interface SkipLinkProps {
  /** Id of the element that takes the focus. It needs a `tabIndex`. */
  to: string;
  children: string;
}

/**
 * Skips a group of controls. It shows itself on focus only, and leaves the address unchanged, because a hash can name a course
 * (specification 2.3). The browser itself follows the link while a page that the server drew is not interactive yet.
 */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a
      className={styles.skip}
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </a>
  );
}
