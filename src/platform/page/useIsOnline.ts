import { useSyncExternalStore } from 'react';

/** Whether the browser says that it has a network. It may be wrong: only an answer proves a connection. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine, onServer);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whoever reads the server's HTML has just received it. */
function onServer(): boolean {
  return true;
}
