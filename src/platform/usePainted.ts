import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.ts';

let wasPainted = false;

/** True once the first screen of the page load is there to be seen: what that does without isn't fetched beside it. */
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
