import type { ReactNode } from 'react';

/** Stands in for markdown-to-jsx (32 KB gzip), which rjsf loads for rich help texts: ours are plain text. */
export function Markdown({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
