import { useEffect } from 'react';
import { guardedAccent } from './guardedAccent.ts';

/** Sets a club's accent on the page for both themes. Without a colour, the portal's own accent stays. */
export function useClubAccent(color: string | undefined): void {
  useEffect(() => {
    const accent = color === undefined ? undefined : guardedAccent(color);
    if (!accent) return;
    const values = {
      '--accent-light': accent.light.accent,
      '--accent-soft-light': accent.light.soft,
      '--accent-dark': accent.dark.accent,
      '--accent-soft-dark': accent.dark.soft,
    };
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(values)) style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(values)) style.removeProperty(name);
    };
  }, [color]);
}
