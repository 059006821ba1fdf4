import { useCallback, useSyncExternalStore } from 'react';

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
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, onServer);
}

function onServer(): boolean {
  return false;
}
