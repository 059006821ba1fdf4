import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PreparingPglite } from '#server/db/drivers/preparingPglite.ts';

describe('PreparingPglite', () => {
  const client = new PreparingPglite();
  beforeAll(async () => {
    await client.waitReady;
    await client.exec('create table shirts (nid int primary key, stock int check (stock >= 0), sizes jsonb)');
  });
  afterAll(() => client.close());

  it('gives the same answers each time a statement runs', async () => {
    const insert = 'insert into shirts values ($1, $2, $3) returning nid, stock, sizes';
    for (const nid of [1, 2, 3])
      expect((await client.query(insert, [nid, null, { sizes: ['M'] }])).rows).toEqual([
        { nid, stock: null, sizes: { sizes: ['M'] } },
      ]);
  });

  it('reports an error of the database, also in a transaction, and works afterwards', async () => {
    const lower = 'update shirts set stock = $1 where nid = $2';
    await client.query(lower, [1, 1]);
    await expect(client.query(lower, [-1, 1])).rejects.toMatchObject({ code: '23514' });
    await expect(
      client.transaction(async (tx) => {
        await tx.query(lower, [0, 1]);
        await tx.query(lower, [-1, 1]);
      }),
    ).rejects.toMatchObject({ code: '23514' });
    expect((await client.query('select stock from shirts where nid = $1', [1])).rows).toEqual([{ stock: 1 }]);
  });

  it('caches a limited number of prepared statements, and prepares an evicted one again', async () => {
    for (let number = 0; number < 350; number += 1)
      expect((await client.query(`select $1::int + ${number} as sum`, [1])).rows).toEqual([
        { sum: number + 1 },
      ]);
    expect((await client.query('select $1::int + 0 as sum', [1])).rows).toEqual([{ sum: 1 }]);
    const { rows } = await client.query<{ kept: number }>(
      'select count(*)::int as kept from pg_prepared_statements',
    );
    expect(rows[0]?.kept).toBeLessThanOrEqual(301);
  });

  it('yields to the event loop between two transactions', async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 0);
    await Promise.all(Array.from({ length: 200 }, () => client.query('select $1::int', [1])));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(0);
  });
});
