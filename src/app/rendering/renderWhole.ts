import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders an element with all its parts in their places. React could send slow parts later, but moves those by inline scripts,
 * which our Content Security Policy forbids.
 */
export function renderWhole(element: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let isBroken = false;
    const { pipe } = renderToPipeableStream(element, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // React leaves out a part that fails: no page is better than half a page.
      onError(error) {
        isBroken = true;
        reject(error);
      },
      onAllReady() {
        if (!isBroken) resolve(text(pipe(new PassThrough())));
      },
    });
  });
}
