import { useEffect } from 'react';

const { promise, resolve } = Promise.withResolvers<void>();

/** Resolves once the first screen is drawn, or taken over from the server. */
export const hydrated: Promise<void> = promise;

/** Belongs into the screen: its effect runs when React has taken over all that is around it. */
export function Hydrated() {
  useEffect(resolve, []);
  return null;
}
