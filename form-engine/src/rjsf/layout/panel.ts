import type { ReactNode } from 'react';

/** A section in a tab or an accordion. */
export interface Panel {
  readonly id: string;
  readonly title: string;
  /** The number of problems of the last submit inside, in words; '' for none. */
  readonly problems: string;
  readonly content: ReactNode;
}
