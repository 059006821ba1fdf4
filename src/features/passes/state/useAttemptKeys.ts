import { useState } from 'react';
import { randomUuid } from '#src/platform/randomUuid.ts';

/** An idempotency key for each action, stable while the component is mounted. */
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
