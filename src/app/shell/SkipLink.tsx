import type { RefObject } from 'react';
import { shellTexts } from '../../texts/nl/shell.ts';
import styles from './SkipLink.module.css';

/**
 * Skips the header and the navigation. It leaves the address unchanged, because a hash can name a course (specification 2.3).
 */
export function SkipLink({ main }: { main: RefObject<HTMLElement | null> }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it goes to the content of this page, only the router is not told
    <a
      className={styles.skip}
      href="#inhoud"
      onClick={(event) => {
        event.preventDefault();
        main.current?.focus();
      }}
    >
      {shellTexts.skip}
    </a>
  );
}
