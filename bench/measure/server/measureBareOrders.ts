import pg from 'pg';

const orders = 2_000;
const atOnce = 10;

interface Bought {
  readonly url: string;
  readonly variantNid: number;
  readonly uid: number;
  readonly priceCents: number;
}

/**
 * Stores orders of one shirt by the statements that an order of the server consists of, with the driver alone: nobody checks,
 * prices or answers anything. Orders a second.
 */
export async function measureBareOrders(bought: Bought): Promise<number> {
  const pool = new pg.Pool({ connectionString: bought.url, max: atOnce });
  // The server may stop before it has heard each goodbye. Without a listener, that would end the benchmark.
  pool.on('error', () => undefined);
  await pool.query('update product_variants set stock = $1 where nid = $2', [orders, bought.variantNid]);
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let order = next++; order < orders; order = next++) await placeOne(pool, bought);
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  await pool.end();
  return orders / seconds;
}

async function placeOne(pool: pg.Pool, { variantNid, uid, priceCents }: Bought): Promise<void> {
  const key = `bare/${crypto.randomUUID()}`;
  await pool.query({ name: 'person', text: 'select * from users where uid = $1', values: [uid] });
  const client = await pool.connect();
  const run = (name: keyof typeof statements, values: unknown[]) =>
    client.query({ name, text: statements[name], values });
  await client.query('begin');
  await run('key', [key, uid]);
  await run('variant', [variantNid]);
  const { rows } = await run('order', [uid, priceCents, variantNid]);
  await run('invoice', [rows[0].oid]);
  await run('answer', [uid, key, JSON.stringify({ result: { oids: [rows[0].oid] } })]);
  await client.query('commit');
  client.release();
}

const statements = {
  key: `select pg_try_advisory_xact_lock(hashtextextended($1, 0)), earlier.*
    from (values (1)) as one left join idempotency_keys earlier on earlier.uid = $2::int and earlier.key = $1`,
  variant: 'select * from product_variants where nid = $1 order by nid for update',
  order: `with placed as (
      insert into orders (club_nid, uid, placed_by, placed_at, payment, pay_now_cents, pay_later_cents, total_cents)
      values (1, $1::int, $1::int, now(), 'unpaid', $2::int, 0, $2::int) returning oid
    ), taken as (
      update product_variants set stock = stock - 1 where nid = $3::int and stock >= 1 returning nid
    )
    insert into order_lines (oid, position, uid, type, item_nid, is_queued, description, unit_cost_cents, discount_cents, qty)
    select oid, 0, $1::int, 'product', $3::int, false, 'T-shirt', $2::int, 0, 1 from placed
    returning *, (select count(*) from taken)`,
  invoice: `with next as (
      insert into document_counters (club_nid, kind, year, last) values (1, 'invoice', 1999, 1)
      on conflict (club_nid, kind, year) do update set last = document_counters.last + 1 returning last
    )
    insert into documents (club_nid, kind, year, serial, oid, first_position, last_position, content, issued_at)
    values (1, 'invoice', 1999, (select last from next), $1, 0, 0, '{}', now()) returning *`,
  answer: `insert into idempotency_keys (uid, key, request_hash, answer, created_at) values ($1, $2, '', $3, now())`,
} as const;
