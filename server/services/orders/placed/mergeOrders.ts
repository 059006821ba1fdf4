import { mergeMoneyFacts } from '#rules/paymentState.ts';
import type { PlacedOrder } from './loadOrders.ts';

type Instalment = PlacedOrder['instalments'][number];

/** The orders of one checkout as one order: the first, with the amounts, lines, instalments and sessions of all. */
export function mergeOrders([first, ...others]: readonly [PlacedOrder, ...PlacedOrder[]]): PlacedOrder {
  if (others.length === 0) return first;
  const all = [first, ...others];
  const sum = (centsOf: (placed: PlacedOrder) => number) =>
    all.reduce((total, placed) => total + centsOf(placed), 0);
  return {
    ...first,
    order: {
      ...first.order,
      payNowCents: sum(({ order }) => order.payNowCents),
      payLaterCents: sum(({ order }) => order.payLaterCents),
      totalCents: sum(({ order }) => order.totalCents),
    },
    lines: all.flatMap(({ lines }) => lines),
    instalments: mergeInstalments(all.flatMap(({ instalments }) => instalments)),
    dueCents: sum(({ dueCents }) => dueCents),
    isInPayment: all.some(({ isInPayment }) => isInPayment),
    money: mergeMoneyFacts([first.money, ...others.map(({ money }) => money)]),
    tickets: all.flatMap(({ tickets }) => tickets),
    sessions: all.flatMap(({ sessions }) => sessions),
  };
}

/** One instalment a day, paid and unpaid ones apart. */
function mergeInstalments(instalments: readonly Instalment[]): Instalment[] {
  const byDay = Map.groupBy(instalments, ({ dueOn, paidAt }) => `${dueOn} ${paidAt === null}`);
  return [...byDay.values()]
    .flatMap((sameDay) => {
      const [first] = sameDay;
      const amountCents = sameDay.reduce((sum, one) => sum + one.amountCents, 0);
      return first ? [{ ...first, amountCents }] : [];
    })
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
}
