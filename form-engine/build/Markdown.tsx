import type { ReactNode } from 'react';

/** Replaces markdown-to-jsx (32 KB gzip), which rjsf loads for rich help texts. The engine's help texts are plain text. */
export function Markdown({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
