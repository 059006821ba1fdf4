import type { moneyOperations } from '#schemas/operations/money.ts';
import {
  loadPaymentAccount,
  removePaymentKey,
  setPaymentKey,
} from '../services/ledger/account/paymentAccount.ts';
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
} satisfies HandlersOf<typeof moneyOperations>;
