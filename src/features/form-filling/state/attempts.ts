import * as v from 'valibot';
import { randomUuid } from '#src/platform/randomUuid.ts';
import { readJson } from '#src/platform/readJson.ts';
import type { TextStorage } from '#src/platform/storage.ts';
import { textMark } from '#src/platform/textMark.ts';

/** The Idempotency-Keys of forms that were sent and whose answer may have been lost. */
export interface Attempts {
  /** The same key while the same is sent under the same name, after a reload too; anything else is another attempt. */
  keyFor(name: string, request: unknown): string;
  /** The server has answered: what is sent next is something else. */
  forget(name: string): void;
}

const stored = v.object({ key: v.pipe(v.string(), v.uuid()), mark: v.string() });

/** Keeps a key and a mark of what was sent, nothing that anybody answered. */
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
