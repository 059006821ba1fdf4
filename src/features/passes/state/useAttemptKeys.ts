import { useState } from 'react';
import { randomUuid } from '#src/platform/randomUuid.ts';

/** An Idempotency-Key for each thing that is wanted, the same one for as long as the component is there. */
export function useAttemptKeys(): (wanted: string) => string {
  const [keys] = useState(() => new Map<string, string>());
  return (wanted) => {
    const known = keys.get(wanted);
    if (known !== undefined) return known;
    const key = randomUuid();
    keys.set(wanted, key);
    return key;
  };
}
