import { centsOf } from '#rules/money.ts';
import type { passesOperations } from '#schemas/operations/passes.ts';
import { onceForKey } from '../services/idempotency/onceForKey.ts';
import { placeOrderOnce } from '../services/orders/placeOrderOnce.ts';
import { readReload } from '../services/orders/placing/readReload.ts';
import { cancelPassReservation } from '../services/passes/cancelPassReservation.ts';
import { loadOfferedPasses, loadPassCards } from '../services/passes/loadPassCards.ts';
import { loadPassLog } from '../services/passes/loadPassLog.ts';
import { loadPassSessions } from '../services/passes/loadPassSessions.ts';
import { requirePassClub } from '../services/passes/requireCard.ts';
import { reservePass } from '../services/passes/reservePass.ts';
import type { HandlersOf } from './operationHandler.ts';

export const passesHandlers = {
  get_passes: async ({ db, request, caller }) => {
    const { nid: clubNid } = await requirePassClub(db, { caller, clubNid: request.club });
    const cards = await loadPassCards(db, { clubNid, uid: request.uid });
    return { result: { cards, offered: await loadOfferedPasses(db, clubNid) } };
  },
  reload_pass: async (call) => {
    const { caller, request, idempotencyKey: key } = call;
    const { club: clubNid, uid, card: cardId, pass: passNid, total } = request;
    const once = { operation: 'reload_pass', uid: caller.uid, key, body: request } as const;
    const reload = { caller, clubNid, uid, cardId, passNid, shownTotalCents: centsOf(total) };
    return placeOrderOnce(call, once, () => readReload(call, reload));
  },
  get_pass_log: async ({ db, request, caller }) => {
    const { nid: clubNid } = await requirePassClub(db, { caller, clubNid: request.club });
    return { result: await loadPassLog(db, { clubNid, uid: request.uid }) };
  },
  get_pass_sessions: async (call) => {
    const { db, request } = call;
    const { nid: clubNid } = await requirePassClub(db, { caller: call.caller, clubNid: request.club });
    return { result: await loadPassSessions(call, { clubNid, uid: request.uid }) };
  },
  reserve_pass: async (call) => {
    const { clock, caller, request, idempotencyKey: key } = call;
    const { club: clubNid, uid, card: cardId, session: sessionNid } = request;
    const once = { operation: 'reserve_pass', uid: caller.uid, key, body: request } as const;
    return onceForKey(call, once, async (tx) => ({
      result: await reservePass({ db: tx, clock }, { caller, clubNid, uid, cardId, sessionNid }),
    }));
  },
  cancel_pass_reservation: async (call) => {
    const { caller, request } = call;
    const { club: clubNid, uid, reservation: reservationId } = request;
    return { result: { credit: await cancelPassReservation(call, { caller, clubNid, uid, reservationId }) } };
  },
} satisfies HandlersOf<typeof passesOperations>;
