import { startTransition, useEffect, useState } from 'react';
import { useIsFromServer } from '../page/useBrowserFact.ts';
import { afterPaint } from './afterPaint.ts';

let wasPainted = false;

/** True once the first screen of the page load is painted. Code that the first screen doesn't need loads only then. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(wasPainted);
  useEffect(
    () =>
      afterPaint(() => {
        wasPainted = true;
        startTransition(() => setPainted(true));
      }),
    [],
  );
  return isPainted;
}

/**
 * The same for a part that is in the server's HTML: a page that React hydrates has it from its first render. A later page of the
 * visit waits for its first paint.
 */
export function usePaintedOrInHtml(): boolean {
  const isInHtml = useIsFromServer();
  const isPainted = usePainted();
  return isInHtml || isPainted;
}
