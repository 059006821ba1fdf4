import { describe, expect, it } from 'vitest';
import { Refused } from '#server/http/refused.ts';
import { hashingQueue, maxQueued } from '#server/services/passwords/hashingQueue.ts';

describe('hashingQueue', () => {
  /** A queue whose work ends when `release` is called, one piece at a time, in the order in which it began. */
  const held = () => {
    const queue = hashingQueue();
    const began: string[] = [];
    const gates: (() => void)[] = [];
    const take = (name: string, turn: { readonly site?: string; readonly isKnown?: boolean } = {}) =>
      queue.take({ site: name, onFull: () => {}, ...turn }, async () => {
        began.push(name);
        await new Promise<void>((resolve) => gates.push(resolve));
        return name;
      });
    return { take, began, release: () => gates.shift()?.() };
  };

  it('begins two at once, then known devices, then the others, each in the order of their arrival', async () => {
    const { take, began, release } = held();
    const names = ['a', 'b', 'c', 'd'];
    const all = [
      ...names.map((name) => take(name)),
      ...['known 1', 'known 2'].map((name) => take(name, { isKnown: true })),
    ];
    expect(began).toEqual(['a', 'b']);
    for (const done of all.slice(0, 2)) {
      release();
      await done;
    }
    expect(began).toEqual(['a', 'b', 'known 1', 'known 2']);
    for (const done of [all[4], all[5], all[2], all[3]]) {
      release();
      await done;
    }
    expect(began).toEqual(['a', 'b', 'known 1', 'known 2', 'c', 'd']);
  });

  it('keeps places for known devices when the line of the others is full', async () => {
    const { take, began, release } = held();
    const all = Array.from({ length: maxQueued + 2 }, (_, index) => take(`${index}`));
    await expect(take('one too many')).rejects.toThrow(Refused);
    const known = take('known', { isKnown: true });
    release();
    await all[0];
    expect(began.at(-1)).toBe('known');
    const rest = Promise.all([...all, known]);
    while (began.length < maxQueued + 3) {
      release();
      await Promise.resolve();
    }
    release();
    release();
    await rest;
  });
});
