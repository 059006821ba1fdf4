import { centsOf } from '#rules/money.ts';
import type { peopleOperations } from '#schemas/operations/people.ts';
import { todayOf } from '../clock.ts';
import { onceForKey } from '../services/idempotency/onceForKey.ts';
import { markTransfer } from '../services/ledger/markTransfer.ts';
import { preview } from '../services/management/cancelling/cancelOnce.ts';
import { loadMoveTargets, moveRegistration } from '../services/management/desk/moveRegistration.ts';
import { type PayAtDesk, registerAtDesk } from '../services/management/desk/registerAtDesk.ts';
import { changeClubPerson } from '../services/management/people/changeClubPerson.ts';
import { findClubPeople } from '../services/management/people/findClubPeople.ts';
import { loadClubPerson } from '../services/management/people/loadClubPerson.ts';
import { offerFreePlaces } from '../services/waiting/offerFreePlaces.ts';
import type { HandlersOf } from './operationHandler.ts';

export const peopleHandlers = {
  find_club_people: async ({ db, club, request }) => {
    const { page, count } = await findClubPeople(db, {
      ...{ clubNid: club.nid, search: request.search ?? '' },
      ...{ offset: request.offset ?? 0, limit: request.limit ?? 60 },
    });
    return { result: page, count };
  },
  get_club_person: async (call) => {
    const { club, request } = call;
    return { result: await loadClubPerson(call, { clubNid: club.nid, uid: request.member }) };
  },
  change_club_person: async (call) => {
    const { db, club, caller, request } = call;
    const wanted = { club, by: caller.uid, uid: request.member, change: request.change };
    await db.transaction((tx) => changeClubPerson({ ...call, db: tx }, wanted));
    call.sendQueuedMails();
    return { result: null };
  },
  register_at_desk: async (call) => {
    const { clock, club, caller, request, idempotencyKey: key } = call;
    const desk = { club, by: caller.uid, request };
    if (request.preview)
      return {
        result: await preview(call, (tx) => registerAtDesk({ ...call, db: tx }, desk, undefined)),
      };
    const pay: PayAtDesk = (tx, { oid, total, way }) =>
      markTransfer(
        { ...call, db: tx },
        {
          ...{ clubNid: club.nid, by: caller.uid, oid, amount: total, way, paidOn: todayOf(clock) },
          ...{ open: total, refund: 0, keepsSurplus: false },
        },
      );
    const once = { operation: 'register_at_desk', uid: caller.uid, key, body: request } as const;
    const result = await onceForKey(call, once, (tx) => registerAtDesk({ ...call, db: tx }, desk, pay));
    call.sendQueuedMails();
    return { result };
  },
  get_move_targets: async (call) => {
    const { club, request } = call;
    return { result: await loadMoveTargets(call, { club, registrationId: request.registration }) };
  },
  move_registration: async (call) => {
    const { club, caller, request, idempotencyKey: key } = call;
    const { registration: registrationId, tariff: tariffNid, difference } = request;
    const wanted = { club, by: caller.uid, registrationId, tariffNid, shownCents: centsOf(difference) };
    const once = { operation: 'move_registration', uid: caller.uid, key, body: request } as const;
    // Stays empty for a repeated request, which gets the stored answer.
    const freed: number[] = [];
    const result = await onceForKey(call, once, async (tx) => {
      const moved = await moveRegistration({ ...call, db: tx }, wanted);
      freed.push(moved.freedTariffNid);
      return { registration: moved.registrationId, course: moved.courseNid };
    });
    call.sendQueuedMails();
    for (const nid of freed)
      call.afterwards('offer of a place that came free', () => offerFreePlaces(call, [nid]));
    return { result };
  },
} satisfies HandlersOf<typeof peopleOperations>;
