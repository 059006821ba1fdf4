import type { Order } from '#src/api/entities/orders/order.ts';

/** An order without what its payments say: each order of a checkout has its own. */
export type OrderedThings = Omit<Order, 'payment' | 'standing'>;

/** The orders of one checkout at one club, shown as one. */
export interface Checkout {
  /** The first order, with the amounts, lines and sessions of all. */
  readonly order: OrderedThings;
  /** The orders themselves. Each is paid online by itself. */
  readonly orders: readonly [Order, ...Order[]];
}

/** Groups orders by their checkout, in the order of the server. */
export function checkoutsOf(orders: readonly Order[]): readonly Checkout[] {
  const groups = Map.groupBy(orders, ({ club, checkout, oid }) => `${club.nid}-${checkout ?? oid}`);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ order: mergeOrders(first, others), orders: [first, ...others] as const }] : [],
  );
}

function mergeOrders(first: Order, others: readonly Order[]): OrderedThings {
  if (others.length === 0) return first;
  const all = [first, ...others];
  const sum = (of: (order: Order) => number) => all.reduce((total, order) => total + of(order), 0);
  return {
    ...first,
    payNow: sum(({ payNow }) => payNow),
    payLater: sum(({ payLater }) => payLater),
    total: sum(({ total }) => total),
    due: sum(({ due }) => due),
    transfer: mergeTransfers(all),
    items: all.flatMap(({ items }) => items),
    sections: Object.assign({}, ...all.map(({ sections }) => sections)),
    registrations: all.flatMap(({ registrations }) => registrations),
    instalments: mergeInstalments(all.flatMap(({ instalments }) => instalments)),
    tickets: sum(({ tickets }) => tickets),
    sessions: sum(({ sessions }) => sessions),
  };
}

/** One transfer pays all orders of a checkout: they share their reference. */
function mergeTransfers(orders: readonly Order[]): Order['transfer'] {
  const asked = orders.flatMap(({ transfer }) => transfer ?? []);
  const [first] = asked;
  return first && { ...first, amountCents: asked.reduce((sum, { amountCents }) => sum + amountCents, 0) };
}

/** One instalment a day, paid and unpaid ones apart. */
function mergeInstalments(instalments: Order['instalments']): Order['instalments'] {
  const byDay = Map.groupBy(instalments, ({ due, paid }) => `${due} ${paid}`);
  return [...byDay.values()]
    .flatMap(([first, ...others]) =>
      first ? [{ ...first, amount: others.reduce((sum, { amount }) => sum + amount, first.amount) }] : [],
    )
    .toSorted((one, other) => one.due.localeCompare(other.due));
}
