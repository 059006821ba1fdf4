import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import { roundLeases } from '#server/db/schema.ts';
import { takeTurn } from '#server/db/takeTurn.ts';
import { openSeededDatabase } from '../support/database/openSeededDatabase.ts';
import { testClock } from '../support/testClock.ts';

describe('takeTurn', () => {
  const clock = testClock();
  const round = { name: 'a round', every: 60_000 };
  let database: DatabaseHandle;
  beforeAll(async () => {
    database = await openSeededDatabase();
  });
  beforeEach(async () => {
    clock.reset();
    await database.db.delete(roundLeases);
  });
  afterAll(() => database.close());

  const take = () => takeTurn({ db: database.db, clock }, round);

  it('gives the turn to one of many that ask at the same time', async () => {
    const turns = await Promise.all(Array.from({ length: 10 }, take));
    expect(turns.filter((turn) => turn !== undefined)).toHaveLength(1);
  });

  it('gives the next turn an interval after the last round began', async () => {
    await (await take())?.end();
    clock.advance({ seconds: 53 });
    expect(await take()).toBeUndefined();
    clock.advance({ seconds: 1 });
    expect(await take()).toBeDefined();
  });

  it('gives the turn of a process that died to another after five minutes of silence', async () => {
    const turn = await take();
    clock.advance({ seconds: 200 });
    await turn?.renew();
    clock.advance({ seconds: 299 });
    expect(await take()).toBeUndefined();
    clock.advance({ seconds: 1 });
    const next = await take();
    expect(next).toBeDefined();
    // The first process was only slow: it takes nothing away from the second.
    await turn?.end();
    expect(await take()).toBeUndefined();
  });

  it('is not stuck after a clock that ran ahead', async () => {
    clock.advance({ days: 365 });
    await (await take())?.end();
    clock.reset();
    expect(await take()).toBeDefined();
  });

  it('waits an interval and a lease at most after a clock that ran a little ahead', async () => {
    const hourly = () => takeTurn({ db: database.db, clock }, { name: 'hourly', every: 3_600_000 });
    clock.advance({ seconds: 3_000 });
    // The process dies with its turn.
    await hourly();
    clock.reset();
    expect(await hourly()).toBeUndefined();
    clock.advance({ seconds: 3_600 + 300 });
    expect(await hourly()).toBeDefined();
  });

  it('keeps rounds of different names apart', async () => {
    expect(await take()).toBeDefined();
    expect(await takeTurn({ db: database.db, clock }, { name: 'another', every: 1_000 })).toBeDefined();
  });
});
