import { fillIn } from '@clubpoort/form-engine/headless';
import { eurosOf } from '#rules/money.ts';
import { readId } from '#rules/readId.ts';
import type { WantedSeat } from '#schemas/entities/offer/seatPlan.ts';
import type { ordersOperations } from '#schemas/operations/orders.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import { unixSecondsOf } from '../clock.ts';
import { refusals } from '../http/refused.ts';
import { takesPayments } from '../payments/noCheckout.ts';
import { calendarMediaType } from '../services/calendar/agendaFile.ts';
import { keepCart, loadKeptCarts } from '../services/cart/keptCarts.ts';
import { requireClub } from '../services/clubs/clubs.ts';
import { findOutstandingInvoice, type LoadedInvoice } from '../services/invoices/loadInvoices.ts';
import { loadOrders, loadOwnCheckout } from '../services/orders/placed/loadOrders.ts';
import { orderCalendar } from '../services/orders/placed/orderCalendar.ts';
import { toWireOrder } from '../services/orders/placed/toWireOrder.ts';
import { placeOrderOnce } from '../services/orders/placeOrderOnce.ts';
import { readOrder } from '../services/orders/placing/readOrder.ts';
import { compileInvoice } from '../services/orders/pricing/compileInvoice.ts';
import { quoteSeats } from '../services/orders/pricing/quoteSeats.ts';
import { toWireItem } from '../services/orders/pricing/toWireInvoice.ts';
import { findOrdersInPayment, settleOrders } from '../services/orders/settling/settleOrders.ts';
import { withdrawOrder } from '../services/orders/withdrawing/withdrawOrder.ts';
import { ProviderSilent } from '../services/payments/providerSilent.ts';
import { toWireMoney } from '../services/payments/standing/moneyFacts.ts';
import { startPayment } from '../services/payments/startPayment.ts';
import { nl } from '../texts/nl.ts';
import type { HandlersOf } from './operationHandler.ts';

export const ordersHandlers = {
  compile_public_registration_invoice: async (call) => {
    const { db, request, caller } = call;
    const club = await requireClub(db, { nid: request.club }, caller);
    return compileInvoice(call, request, { club, caller });
  },
  place_order: async (call) => {
    const { caller, request, idempotencyKey: key } = call;
    // The place in a checkout is no part of what is ordered: the same cart, sent again alone, is the same order.
    const { checkout: _checkout, more: _more, ...body } = request;
    const once = { operation: 'place_order', uid: caller.uid, key, body } as const;
    return placeOrderOnce(call, once, () => readOrder(call, { caller, request }));
  },
  withdraw_order: async (call) => {
    const { caller, request } = call;
    const at = await withdrawOrder(call, { caller, oid: request.oid, note: request.note.trim() });
    return { result: { withdrawn: unixSecondsOf(at) } };
  },
  get_carts: async ({ db, caller }) => ({
    result: await loadKeptCarts(db, caller),
  }),
  save_cart: async ({ db, clock, request, caller }) => {
    const { nid: clubNid } = await requireClub(db, { nid: request.club }, caller);
    const { uid, contents = null, age } = request;
    const owner = { uid, clubNid, ofOtherHousehold: caller.shared.has(uid) };
    const editedAt = new Date(clock.now().getTime() - age);
    return { result: await keepCart(db, { ...owner, contents, editedAt }) };
  },
  get_order: async (call) => {
    const { request, caller } = call;
    const oids = new Set(request.oids.split(','));
    const possible = [...oids].flatMap((oid) => readId(oid) ?? []);
    const found = await loadOrders(call, caller, possible);
    if (found.length !== oids.size) throw refusals.notFound(nl.refusals.orderNotFound);
    const inPayment = found.filter(({ isInPayment }) => isInPayment).map(({ order }) => order.oid);
    if (inPayment.length === 0) return { result: found.map(toWireOrder) };
    await settleOrders(call, inPayment);
    return { result: (await loadOrders(call, caller, possible)).map(toWireOrder) };
  },
  get_last_unpaid_order: async (call) => {
    const { db, request, caller } = call;
    const club = await requireClub(db, { nid: request.club }, caller);
    await settleOrders(call, await findOrdersInPayment(db, caller, club.nid));
    const outstanding = await findOutstandingInvoice(call, caller, club.nid);
    return { result: outstanding ? toWire(outstanding) : null };
  },
  get_ticket_sales_quote: async (call) => {
    const { caller, request } = call;
    const { club: clubNid, uid, event } = request;
    const places = countedSeats(request.seats);
    const { priced, reservation } = await quoteSeats(call, { caller, clubNid, uid, event, places });
    return {
      result: { reservation, user_feedback: [...priced.feedback, ...priced.notes] },
      total: eurosOf(priced.totalCents),
      orderItems: priced.lines.map((line) => toWireItem(line)),
      has_payment_options: false,
      passAsPrepaid: false,
    };
  },
  redirect_to_mollie_payment: async (call) => {
    const { caller, request } = call;
    const { oid, early: isEarly = false, together: isTogether = false } = request;
    const paid = isTogether
      ? await loadOwnCheckout(call, caller, oid)
      : await loadOrders(call, caller, [oid]);
    const own = paid.find(({ order }) => order.oid === oid);
    if (!own) throw refusals.notFound(nl.refusals.orderNotFound);
    const oids = paid.map(({ order }) => order.oid);
    const confirmation = `/bevestiging/${oids.join()}`;
    // The confirmation shows how to pay by transfer.
    const { provider } = await call.providers.ofClub(call.db, own.club.nid);
    if (!takesPayments(provider)) return { kind: 'redirect', to: confirmation };
    await settleOrders(call, oids);
    const to = await startPayment(call, oids, {
      description: fillIn(nl.payment.description, { club: own.club.title, oid: oids.join(', ') }),
      isEarly,
      returnPath: `${confirmation}?terug=betaling`,
    }).catch((error: unknown) => {
      if (!(error instanceof ProviderSilent)) throw error;
      call.afterwards('start of a payment', () => Promise.reject(error));
      throw refusals.unavailable(nl.payment.silent);
    });
    return { kind: 'redirect', to: to ?? confirmation };
  },
  download_order_calendar: async (call) => {
    const oids = new Set(call.request.oids.split(','));
    const possible = [...oids].flatMap((oid) => readId(oid) ?? []);
    const found = await loadOrders(call, call.caller, possible);
    if (found.length !== oids.size) throw refusals.notFound(nl.refusals.orderNotFound);
    return {
      kind: 'file',
      content: Buffer.from(await orderCalendar(found, call)),
      mediaType: calendarMediaType,
      downloadName: `agenda-${[...oids].join('-')}.ics`,
    };
  },
} satisfies HandlersOf<typeof ordersOperations>;

function toWire({ order, money }: LoadedInvoice) {
  return {
    oid: order.oid,
    total: eurosOf(money.payCents),
    placed: unixSecondsOf(order.placedAt),
    due: money.dueOn,
    payable: money.payCents > 0,
    standing: toWireMoney(money),
  };
}

type AskedSeat = OperationRequest<'get_ticket_sales_quote'>['seats'][number];

/** Sums up places: a place without a quantity counts as often as it is named. */
function countedSeats(asked: readonly AskedSeat[]): WantedSeat[] {
  const counted = asked.flatMap(({ quantity, ...seat }) =>
    quantity === undefined ? [] : [{ ...seat, quantity }],
  );
  const named = asked.filter(({ quantity }) => quantity === undefined);
  const groups = Map.groupBy(named, ({ nid, tariff }) => `${nid} ${tariff}`);
  return [
    ...counted,
    ...[...groups.values()].flatMap(([seat, ...again]) =>
      seat ? [{ nid: seat.nid, tariff: seat.tariff, quantity: 1 + again.length }] : [],
    ),
  ];
}
