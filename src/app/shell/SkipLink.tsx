import type { RefObject } from 'react';
import { shellTexts } from '../../texts/nl/shell.ts';
import styles from './SkipLink.module.css';

/** Past the header and the navigation. The address stays as it is: a hash names a course there (specification 2.3). */
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
