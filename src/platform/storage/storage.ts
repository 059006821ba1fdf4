import { unsentPrefix } from './unsentMarks.ts';

/** Web storage for text. It never throws: memory is the fallback when the browser denies storage or is full. */
export interface TextStorage {
  read(key: string): string | undefined;
  write(key: string, text: string): void;
  remove(key: string): void;
  /** Deletes only the keys of the portal, and keeps unsent input. */
  clear(): void;
}

/** Prefix of every key, so that `clear` recognises the portal's own keys. */
export const storagePrefix = 'clubpoort.';

/** Written at each login to notify other tabs. Only the server knows who is really logged in. */
export const loginMarkKey = 'login';

/** The clubs that were visited last, the latest first. The shell shows the first one around a screen without a club. */
export const recentClubsKey = 'recent-clubs';

function openStorage(area: 'local' | 'session'): TextStorage {
  return textStorage(() => (area === 'local' ? window.localStorage : window.sessionStorage));
}

/** @param open Called at each use, because access to a denied storage throws. */
export function textStorage(open: () => Storage): TextStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(storagePrefix + key)) ?? undefined,
    write(key, text) {
      const stored = attempt((storage) => {
        storage.setItem(storagePrefix + key, text);
        return true;
      });
      if (stored) memory.delete(key);
      else memory.set(key, text);
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(storagePrefix + key));
    },
    clear() {
      memory.clear();
      attempt((storage) => {
        for (const key of Object.keys(storage))
          if (key.startsWith(storagePrefix) && !key.startsWith(storagePrefix + unsentPrefix))
            storage.removeItem(key);
      });
    },
  };
}

export const localTexts = openStorage('local');
export const tabTexts = openStorage('session');
