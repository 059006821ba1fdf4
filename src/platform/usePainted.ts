import { startTransition, useEffect, useState } from 'react';
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
