import { useEffect } from 'react';

const { promise, resolve } = Promise.withResolvers<void>();

/** Resolves once the first screen is drawn, or taken over from the server. */
export const hydrated: Promise<void> = promise;

/** Belongs inside the screen: its effect runs once React has hydrated the screen and everything around it. */
export function Hydrated() {
  useEffect(resolve, []);
  return null;
}
