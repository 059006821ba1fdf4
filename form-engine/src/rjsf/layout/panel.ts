import type { ReactNode } from 'react';

/** A section in a tab or an accordion. */
export interface Panel {
  readonly id: string;
  readonly title: string;
  /** How many problems of the last submit are inside, in words; '' for none. */
  readonly problems: string;
  readonly content: ReactNode;
}
