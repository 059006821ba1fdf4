import { useEffect } from 'react';
import { accentVariables } from './guardedAccent.ts';

/** Sets a club's accent on the page for both themes. Without a colour, the portal's own accent stays. */
export function useClubAccent(color: string | undefined): void {
  useEffect(() => {
    const variables = color === undefined ? undefined : accentVariables(color);
    const { style } = document.documentElement;
    variables?.forEach((value, name) => void style.setProperty(name, value));
    // Removes the server's stylesheet. It was for the first paint, and would stay on the page of another club.
    document.querySelector('link[data-accent]')?.remove();
    return () => variables?.forEach((_, name) => void style.removeProperty(name));
  }, [color]);
}
