import type { moneyOperations } from '#schemas/operations/money.ts';
import { paysOnlineBy } from '#server/payments/paymentProviders.ts';
import { onceForKey } from '../services/idempotency/onceForKey.ts';
import {
  loadPaymentAccount,
  removePaymentKey,
  setPaymentKey,
} from '../services/ledger/account/paymentAccount.ts';
import { bookLine, bookSureLines, setLineAside } from '../services/ledger/bank/bookLines.ts';
import { listLines } from '../services/ledger/bank/listLines.ts';
import { readStatement } from '../services/ledger/bank/readStatement.ts';
import { loadReminders } from '../services/ledger/reminding/loadReminders.ts';
import { remindAll } from '../services/ledger/reminding/remindNow.ts';
import { settleOrders } from '../services/orders/settling/settleOrders.ts';
import type { HandlersOf } from './operationHandler.ts';

export const moneyHandlers = {
  get_payment_account: async (call) => ({ result: await loadPaymentAccount(call, call.club.nid) }),
  set_payment_key: async (call) => {
    const { caller, request, club } = call;
    await setPaymentKey(call, { clubNid: club.nid, by: caller.uid, apiKey: request.apiKey });
    return { result: await loadPaymentAccount(call, club.nid) };
  },
  remove_payment_key: async (call) => {
    await removePaymentKey(call, { clubNid: call.club.nid, by: call.caller.uid });
    return { result: await loadPaymentAccount(call, call.club.nid) };
  },
  /** Reads no byte of the file before the caller is known to have the task. */
  read_bank_file: async (call) => {
    const { club, caller, request, file } = call;
    const { otherAccount = false } = request;
    return { result: await readStatement(call, { club, by: caller.uid, file, otherAccount }) };
  },
  get_bank_lines: async (call) => {
    const { show, offset = 0 } = call.request;
    const { lines, counts } = await listLines(call, { clubNid: call.club.nid, show, offset });
    return { result: lines, counts };
  },
  book_sure_bank_lines: async (call) => {
    const result = await bookSureLines(call, { clubNid: call.club.nid, by: call.caller.uid });
    call.sendQueuedMails();
    return { result };
  },
  book_bank_line: async (call) => {
    const { caller, request, idempotencyKey: key, club } = call;
    const { bankLine, order: oid, open, refund = 0 } = request;
    // Somebody may have paid online at this very moment.
    await settleOrders(call, [oid]);
    const once = { operation: 'book_bank_line', uid: caller.uid, key, body: request } as const;
    const booked = await onceForKey(call, once, (tx) =>
      bookLine({ ...call, db: tx }, { clubNid: club.nid, by: caller.uid, bankLine, oid, open, refund }),
    );
    call.sendQueuedMails();
    return { result: booked };
  },
  set_bank_line_aside: async (call) => {
    const { bankLine, aside } = call.request;
    await setLineAside(call, { clubNid: call.club.nid, by: call.caller.uid, bankLine, aside });
    return { result: null };
  },
  get_reminders: async (call) => {
    const context = { ...call, paysOnline: paysOnlineBy(call.providers) };
    return {
      result: await loadReminders(context, { clubNid: call.club.nid, oid: call.request.order }),
    };
  },
  remind_all: async (call) => {
    const context = { ...call, paysOnline: paysOnlineBy(call.providers) };
    const who = { clubNid: call.club.nid, by: call.caller.uid };
    const result = await remindAll(context, { ...who, oids: call.request.orders });
    call.sendQueuedMails();
    return { result };
  },
} satisfies HandlersOf<typeof moneyOperations>;
