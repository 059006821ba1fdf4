import { useEffect } from 'react';
import { useStore } from 'zustand';
import { embedStore } from '../../platform/embedStore.ts';

/** Forces the dark theme in a frame on a dark website, whatever the system prefers (specification 2.3). */
export function useForcedTheme(): void {
  const isDark = useStore(embedStore, ({ embedding }) => embedding?.isDark === true);
  useEffect(() => {
    if (!isDark) return;
    const { dataset } = document.documentElement;
    dataset.theme = 'dark';
    return () => {
      delete dataset.theme;
    };
  }, [isDark]);
}
