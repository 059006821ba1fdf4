import type { moneyOperations } from '#schemas/operations/money.ts';
import {
  loadPaymentAccount,
  removePaymentKey,
  setPaymentKey,
} from '../services/ledger/account/paymentAccount.ts';
import { requireManagedClub } from '../services/management/requireManagedClub.ts';
import type { HandlersOf } from './operationHandler.ts';

export const moneyHandlers = {
  get_payment_account: async (call) => {
    const { nid } = await requireManagedClub(call.db, call.request.club, call.caller, 'settings');
    return { result: await loadPaymentAccount(call, nid) };
  },
  set_payment_key: async (call) => {
    const { db, caller, request } = call;
    const { nid: clubNid } = await requireManagedClub(db, request.club, caller, 'settings');
    await setPaymentKey(call, { clubNid, by: caller.uid, apiKey: request.apiKey });
    return { result: await loadPaymentAccount(call, clubNid) };
  },
  remove_payment_key: async (call) => {
    const { db, caller, request } = call;
    const { nid: clubNid } = await requireManagedClub(db, request.club, caller, 'settings');
    await removePaymentKey(call, { clubNid, by: caller.uid });
    return { result: await loadPaymentAccount(call, clubNid) };
  },
} satisfies HandlersOf<typeof moneyOperations>;
