import { choose, type Generation, run } from './generation.ts';
import { base, generated } from './scaleSize.ts';

const linesOfOrder = 2;

/** The orders with their lines, and the registrations. */
export async function generateOrders(generation: Generation): Promise<void> {
  const { size, now } = generation;
  const { club, firstTariff } = generated;
  const families = Math.floor(size.members / 3);
  const holder = `${base} + 1 + 3 * (case when n <= ${size.familyOrders} then 0 else 1 + ${choose(generation, families - 1, 21)} end)`;
  const placedAt = `timestamptz '${now}' - (n % 300) * interval '1 day'`;
  await run(
    generation,
    `insert into orders (oid, club_nid, uid, placed_by, placed_at, payment, pay_now_cents, pay_later_cents, total_cents)
     select ${base} + n, ${club}, ${holder} + 1 + n % 2, ${holder}, ${placedAt},
       case when n % 4 = 0 then 'unpaid' else 'paid' end, 0, ${linesOfOrder * 5_000}, ${linesOfOrder * 5_000}
     from generate_series(1, ${size.orders}) n`,
  );
  await run(generation, 'analyze orders');
  await run(
    generation,
    `insert into order_instalments (oid, position, due_on, amount_cents, paid_at)
     select oid, 0, (placed_at + interval '30 days')::date, total_cents, case when payment = 'paid' then placed_at end
     from orders where oid > ${base}`,
  );
  const tariff = `${base} + 2 + ${choose(generation, size.courses - 1, 22, 'o.oid * 7 + k')}`;
  await run(
    generation,
    `insert into order_lines (oid, position, uid, type, item_nid, course_nid, tariff_nid, is_queued, description, unit_cost_cents,
       discount_cents, qty)
     select o.oid, k, o.uid, 'tariff', ${tariff}, ${tariff}, ${tariff}, false, 'Cursus', 5000, 0, 1
     from orders o, generate_series(0, ${linesOfOrder - 1}) k where o.oid > ${base}`,
  );
  await run(
    generation,
    `insert into registrations (uid, tariff_nid, oid, status, is_ticket, registered_at)
     select distinct on (l.tariff_nid, l.uid) l.uid, l.tariff_nid, l.oid, 1, false, o.placed_at
     from order_lines l join orders o on o.oid = l.oid where o.oid > ${base} order by l.tariff_nid, l.uid, l.oid`,
  );
  await run(
    generation,
    `insert into registrations (uid, tariff_nid, status, is_ticket, registered_at)
     select uid, ${firstTariff}, 1, false, timestamptz '${now}' from users where uid > ${base} order by uid limit ${size.participants}`,
  );
}
