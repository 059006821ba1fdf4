/** Does `look`, or takes the result of one that begins after this call and was asked for under the same key. */
export type SharedLooks = <Found>(key: string, look: () => Promise<Found>) => Promise<Found>;

interface UnderWay {
  readonly now: Promise<unknown>;
  next?: Promise<unknown>;
}

/**
 * Answers everybody who asks the same at the same moment by one look. Who comes while a look is under way waits for the next
 * one: nobody is ever told what was so before they asked, and nothing is kept. The key says all that the answer depends on.
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
  // One key always stands for one kind of answer.
  return take as SharedLooks;
}

function settled(promise: Promise<unknown>): Promise<void> {
  return promise.then(
    () => undefined,
    () => undefined,
  );
}
