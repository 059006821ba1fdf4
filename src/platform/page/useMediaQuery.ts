import { useCallback, useSyncExternalStore } from 'react';
import { useBrowserFact } from './useBrowserFact.ts';

/** Whether a media query matches; follows its changes. False on the server, which knows no screen. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', tell);
      return () => media.removeEventListener('change', tell);
    },
    [query],
  );
  const read = () => !import.meta.env.SSR && matchMedia(query).matches;
  const matches = useSyncExternalStore(subscribe, read, read);
  return useBrowserFact(() => matches, false);
}
