import { useEffect, useEffectEvent } from 'react';
import { storagePrefix } from '../storage/storage.ts';

/** Reports changes that other tabs make to a key of local storage. */
export function useOtherTabs(key: string, onChange: (change: 'written' | 'removed') => void): void {
  const report = useEffectEvent((event: StorageEvent) => {
    if (event.key === storagePrefix + key) onChange(event.newValue === null ? 'removed' : 'written');
  });
  useEffect(() => {
    const listen = (event: StorageEvent) => report(event);
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);
}
