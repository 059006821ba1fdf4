import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import { roundLeases } from '#server/db/schema.ts';
import { takeTurn } from '#server/db/takeTurn.ts';
import { openSeededDatabase } from '../support/database/openSeededDatabase.ts';
import { testClock } from '../support/testClock.ts';

describe('takeTurn', () => {
  const clock = testClock();
  const minutely = { name: 'a round', every: 60_000 };
  let database: DatabaseHandle;
  beforeAll(async () => {
    database = await openSeededDatabase();
  });
  beforeEach(async () => {
    clock.reset();
    await database.db.delete(roundLeases);
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => database.close());

  /** Resolves with whether the round was done here. */
  const take = async (round = minutely, work = async () => {}) => {
    let isDone = false;
    await takeTurn({ db: database.db, clock }, round, async () => {
      isDone = true;
      await work();
    });
    return isDone;
  };

  /** Takes a turn that is not over until `end` is called. */
  const takeLong = async (round = minutely) => {
    const began = Promise.withResolvers<void>();
    const work = Promise.withResolvers<void>();
    const taken = takeTurn({ db: database.db, clock }, round, () => {
      began.resolve();
      return work.promise;
    });
    await began.promise;
    return async () => {
      work.resolve();
      await taken;
    };
  };

  it('gives the turn to one of many that ask at the same time', async () => {
    const turns = await Promise.all(Array.from({ length: 10 }, () => take()));
    expect(turns.filter((isDone) => isDone)).toHaveLength(1);
  });

  it('gives the next turn an interval after the last round began', async () => {
    await take();
    clock.advance({ seconds: 53 });
    expect(await take()).toBe(false);
    clock.advance({ seconds: 1 });
    expect(await take()).toBe(true);
  });

  it('gives the next turn an interval after a round that failed', async () => {
    await expect(take(minutely, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await take()).toBe(false);
    clock.advance({ seconds: 54 });
    expect(await take()).toBe(true);
  });

  it.each([minutely, { name: 'an hourly round', every: 3_600_000 }])(
    'gives the turn of a process that died to another after two minutes of silence: $name',
    async (round) => {
      const end = await takeLong(round);
      clock.advance({ seconds: 119 });
      expect(await take(round)).toBe(false);
      clock.advance({ seconds: 1 });
      expect(await take(round)).toBe(true);
      // The first process was only slow: it takes nothing away from the second.
      await end();
      expect(await take(round)).toBe(false);
    },
  );

  it('keeps the turn of a process that is alive, however long its round takes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const end = await takeLong();
    const [lease] = await database.db.select().from(roundLeases);
    clock.advance({ seconds: 100 });
    vi.advanceTimersByTime(30_000);
    await expect
      .poll(async () => (await database.db.select().from(roundLeases))[0]?.until.getTime())
      .toBe((lease?.until.getTime() ?? 0) + 100_000);
    clock.advance({ seconds: 119 });
    expect(await take()).toBe(false);
    await end();
    expect(await take()).toBe(true);
  });

  it('is not stuck after a clock that ran ahead', async () => {
    clock.advance({ days: 365 });
    await take();
    clock.reset();
    expect(await take()).toBe(true);
  });

  it('waits an interval at most after a clock that ran a little ahead', async () => {
    const hourly = { name: 'hourly', every: 3_600_000 };
    clock.advance({ seconds: 3_000 });
    const end = await takeLong(hourly);
    clock.reset();
    expect(await take(hourly)).toBe(false);
    clock.advance({ seconds: 3_000 + 120 });
    expect(await take(hourly)).toBe(true);
    await end();
  });

  it('keeps rounds of different names apart', async () => {
    expect(await take()).toBe(true);
    expect(await take({ name: 'another', every: 1_000 })).toBe(true);
  });
});
