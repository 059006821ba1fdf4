import type { DehydratedState } from '@tanstack/react-query';
import { renderedPageId } from '../../platform/startProtocol.ts';

/** What the server knew when it rendered a page, and when that was. */
export interface RenderedPage {
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: number;
  readonly queries: DehydratedState;
}

/** @returns undefined when the document is only the shell */
export function readRenderedPage(page: Document): RenderedPage | undefined {
  const text = page.getElementById(renderedPageId)?.textContent;
  // Our own server wrote it, in this version.
  return text ? (JSON.parse(text) as RenderedPage) : undefined;
}
