import { createContext } from 'react';

/** Receives what a screen says about itself in the head of its page. */
export interface PageHead {
  title(text: string): void;
  description(text: string): void;
}

/** Provided on the server, where no effect runs. In the browser the screens write into the document's head themselves. */
export const PageHeadContext = createContext<PageHead | undefined>(undefined);
