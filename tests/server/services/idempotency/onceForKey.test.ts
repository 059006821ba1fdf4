import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { idempotencyKeys } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { onceForKey, readAndWriteOnce } from '#server/services/idempotency/onceForKey.ts';
import { type RealPostgres, startPostgres } from '../../support/database/realPostgres.ts';
import { testClock } from '../../support/testClock.ts';

const request = { operation: 'place_order', uid: 1, body: { total: 18 } } as const;
const answer = { result: { oids: [1] } };

/**
 * Two requests with one key at the same moment: the second one looks for an answer just before the first one commits. Here the
 * first one commits inside the work of the second, which is later than any lookup.
 */
describe('a key whose answer comes after the lookup', () => {
  let postgres: RealPostgres;
  let database: DatabaseHandle;
  beforeAll(async () => {
    postgres = await startPostgres();
    database = await openPostgres(await postgres.createDatabase('keys'), () => undefined);
    await database.migrate(async () => undefined);
    await onceForKey(context(), { ...request, key: 'sample' }, async () => answer);
  });
  afterAll(async () => {
    await database.close();
    await postgres.stop();
  });

  const context = () => ({ db: database.db, clock: testClock() });
  const keptKeys = () => database.db.$count(idempotencyKeys);
  /** Commits the answer of the first request, as a copy of the sample. */
  const first = async (key: string) => {
    const [sample] = await database.db.select().from(idempotencyKeys).limit(1);
    if (!sample) throw new Error('The sample is missing');
    await database.db.insert(idempotencyKeys).values({ ...sample, key: `${request.operation}/${key}` });
  };

  it('gives that answer when the work is done twice, and keeps the work of the first alone', async () => {
    const second = onceForKey(context(), { ...request, key: 'twice' }, async () => {
      await first('twice');
      return { result: { oids: [2] } };
    });
    expect(await second).toEqual(answer);
    expect(await keptKeys()).toBe(2);
  });

  it('gives that answer when the first request took the last place', async () => {
    const refused = onceForKey(context(), { ...request, key: 'gone' }, async () => {
      await first('gone');
      throw refusals.notAvailable('Uitverkocht');
    });
    expect(await refused).toEqual(answer);
    const read = readAndWriteOnce(
      context(),
      { ...request, key: 'read' },
      {
        async read() {
          await first('read');
          throw refusals.notAvailable('Uitverkocht');
        },
        write: async () => answer,
      },
    );
    expect(await read).toEqual(answer);
  });

  it('refuses another body, and passes on a failure that no answer explains', async () => {
    const other = { ...request, body: { total: 19 }, key: 'gone' };
    await expect(onceForKey(context(), other, async () => answer)).rejects.toMatchObject({ status: 422 });
    const alone = onceForKey(context(), { ...request, key: 'alone' }, async () => {
      throw refusals.notAvailable('Uitverkocht');
    });
    await expect(alone).rejects.toMatchObject({ status: 409 });
  });

  it('is never the answer to another person who sends the same key', async () => {
    const theirs = { result: { oids: [9] } };
    const other = { ...request, uid: 2, key: 'sample' };
    for (const made of [theirs, { result: { oids: [10] } }])
      expect(await onceForKey(context(), other, async () => made)).toEqual(theirs);
    expect(await onceForKey(context(), { ...request, key: 'sample' }, async () => theirs)).toEqual(answer);
  });
});
