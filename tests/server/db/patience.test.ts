import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentPatience, Patience, withoutPatience, withPatience } from '#server/db/patience.ts';

/** What a caller hears at the latest, in milliseconds. */
const promised = 5_000;

describe('Patience', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Waits until the given limit is over, as for a database that hangs. */
  const hang = (patience: Patience) =>
    patience.wait(async (limit) => {
      vi.advanceTimersByTime(limit);
      return limit;
    });
  const take = (patience: Patience, time: number) =>
    patience.wait(async (limit) => {
      vi.advanceTimersByTime(time);
      return limit;
    });

  it('lets a connection and a statement that hang take less than the promised time together', async () => {
    const patience = new Patience();
    // The driver itself gives up on a connection after 3 seconds.
    await take(patience, 3_000);
    const statement = await hang(patience);
    expect(3_000 + statement).toBeLessThan(promised);
    expect((await hang(new Patience())) + (await hang(new Patience({ total: 0, each: 500 })))).toBeLessThan(
      promised,
    );
  });

  it('gives a lock timeout of 3 seconds the time to answer first', async () => {
    expect(await hang(new Patience())).toBeGreaterThan(3_000);
  });

  it('sums up slow statements', async () => {
    const patience = new Patience();
    const limits = [await take(patience, 2_500), await take(patience, 2_500), await take(patience, 500)];
    expect(limits).toEqual([4_000, 2_000, 500]);
  });

  it('never ends for quick statements', async () => {
    const patience = new Patience();
    for (let statement = 0; statement < 1_000; statement += 1) await take(patience, 400);
    expect(await hang(patience)).toBe(4_000);
  });
});

describe('withPatience', () => {
  it('is kept by everything that a request awaits, and left by work that outlives it', async () => {
    const patience = new Patience();
    const seen = await withPatience(async () => {
      await pause(0);
      return [currentPatience(), withoutPatience(currentPatience)];
    }, patience);
    expect(seen).toEqual([patience, undefined]);
    expect(currentPatience()).toBeUndefined();
  });
});
