import * as v from 'valibot';
import { randomUuid } from '#src/platform/randomUuid.ts';
import { readJson } from '#src/platform/storage/readJson.ts';
import { type TextStorage, tabTexts } from '#src/platform/storage/storage.ts';
import { textMark } from '#src/platform/storage/unsavedStore.ts';

/** The idempotency keys of sent forms whose answer may have been lost. */
interface Attempts {
  /** Returns the same key for the same request under the same name, after a reload too. Another request gets a new key. */
  keyFor(name: string, request: unknown): string;
  /** Forgets the key once the server has answered, so that the next request gets a new key. */
  forget(name: string): void;
}

const stored = v.object({ key: v.pipe(v.string(), v.uuid()), mark: v.string() });

/** Stores the key and a hash of the request, never an answer. */
export function createAttempts(storage: TextStorage): Attempts {
  const named = (name: string) => `attempt.${name}`;
  return {
    keyFor(name, request) {
      const mark = textMark(JSON.stringify(request));
      const earlier = v.safeParse(stored, readJson(storage.read(named(name))));
      if (earlier.success && earlier.output.mark === mark) return earlier.output.key;
      const key = randomUuid();
      storage.write(named(name), JSON.stringify({ key, mark }));
      return key;
    },
    forget: (name) => storage.remove(named(name)),
  };
}

/** The attempts of this browser tab. */
export const browserAttempts = createAttempts(tabTexts);
