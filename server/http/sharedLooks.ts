/** Runs `look`, or shares the result of a look with the same key that starts after this call. */
export type SharedLooks = <Found>(key: string, look: () => Promise<Found>) => Promise<Found>;

interface UnderWay {
  readonly now: Promise<unknown>;
  next?: Promise<unknown>;
}

/**
 * Shares one look among callers with the same key (request coalescing). A caller who arrives during a look waits for the
 * next one, so nobody gets a result that is older than their question. Nothing is cached. The key must hold everything
 * that the answer depends on.
 * Decision: docs/decisions/0046-shared-reads-and-no-cache.md
 */
export function sharedLooks(): SharedLooks {
  const underWay = new Map<string, UnderWay>();
  const begin = (key: string, look: () => Promise<unknown>): Promise<unknown> => {
    const one: UnderWay = { now: look() };
    underWay.set(key, one);
    settled(one.now).then(() => {
      if (!one.next) underWay.delete(key);
    });
    return one.now;
  };
  const take = (key: string, look: () => Promise<unknown>): Promise<unknown> => {
    const current = underWay.get(key);
    if (!current) return begin(key, look);
    current.next ??= settled(current.now).then(() => begin(key, look));
    return current.next;
  };
  // Safe cast: a key always stands for the same type of result.
  return take as SharedLooks;
}

function settled(promise: Promise<unknown>): Promise<void> {
  return promise.then(
    () => undefined,
    () => undefined,
  );
}
