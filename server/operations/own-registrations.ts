import { centsOf } from '#rules/money.ts';
import type { ownRegistrationsOperations } from '#schemas/operations/own-registrations.ts';
import { todayOf } from '../clock.ts';
import { queueMails } from '../mail/outbox/queueMails.ts';
import { requireClub } from '../services/clubs/clubs.ts';
import { onceForKey } from '../services/idempotency/onceForKey.ts';
import { answeredForm } from '../services/own-registrations/answers/answeredForm.ts';
import { changeAnswers } from '../services/own-registrations/answers/changeAnswers.ts';
import { changeForm } from '../services/own-registrations/answers/changeForm.ts';
import { changeableKeys, loadGivenAnswers } from '../services/own-registrations/answers/loadGivenAnswers.ts';
import { shownAnswers } from '../services/own-registrations/answers/shownAnswers.ts';
import {
  type Changed,
  changeRegistration,
} from '../services/own-registrations/changing/changeRegistration.ts';
import { changeMails } from '../services/own-registrations/changing/composeChangeMails.ts';
import { loadChangeOptions } from '../services/own-registrations/changing/loadChangeOptions.ts';
import { stopMails } from '../services/own-registrations/composeStopMails.ts';
import { loadOwnRegistrations } from '../services/own-registrations/loadOwnRegistrations.ts';
import { reportAbsence } from '../services/own-registrations/reportAbsence.ts';
import { stopRegistration } from '../services/own-registrations/stopRegistration.ts';
import { wordedFor } from '../services/registration/toWireSections.ts';
import { offerFreePlaces } from '../services/waiting/offerFreePlaces.ts';
import { loadWaitingPlaces } from '../services/waiting/waitingPlaces.ts';
import type { HandlersOf } from './operationHandler.ts';

export const ownRegistrationsHandlers = {
  get_registrations: async (call) => ({
    result: {
      registrations: await loadOwnRegistrations(call, call.caller),
      waiting: await loadWaitingPlaces(call, { caller: call.caller }),
    },
  }),
  stop_registration: async (call) => {
    const { db, clock, caller, request, idempotencyKey: key } = call;
    const { club: clubNid, uid, registration, how, reason } = request;
    const club = await requireClub(db, { nid: clubNid }, caller);
    const once = { operation: 'stop_registration', uid: caller.uid, key, body: request } as const;
    const wanted = { club, caller, uid, registrationId: registration, how, reason: reason.trim() };
    const { answer, tariffNid } = await onceForKey({ db, clock }, once, async (tx) => {
      const stopped = await stopRegistration({ db: tx, clock }, wanted);
      const { cancellationId } = stopped;
      await queueMails({ db: tx, clock }, await stopMails({ db: tx, clock }, { caller, cancellationId }));
      return stopped;
    });
    if (answer.state === 'stopped')
      call.afterwards('offer of a place that came free', () => offerFreePlaces(call, [tariffNid]));
    return { result: answer };
  },
  get_answers: async (call) => {
    const { db, clock, caller, request } = call;
    const club = await requireClub(db, { nid: request.club }, caller);
    const given = await loadGivenAnswers(call, {
      ...{ club, uid: request.uid, registrationId: request.registration },
    });
    const today = todayOf(clock);
    const other = caller.uid === given.person.uid ? undefined : given.person;
    const answered = answeredForm({ ...given, rows: wordedFor(given.rows, other) }, today);
    return {
      result: {
        sections: await shownAnswers(db, given, answered, other),
        form: changeForm(answered, changeableKeys(given), today),
      },
    };
  },
  change_answers: async (call) => {
    const { db, caller, request } = call;
    const { uid, registration, qids, seen } = request;
    const club = await requireClub(db, { nid: request.club }, caller);
    const wanted = { club, caller, uid, registrationId: registration, qids, seen };
    await changeAnswers(call, wanted);
    return { result: null };
  },
  get_change_options: async (call) => {
    const { db, caller, request } = call;
    const club = await requireClub(db, { nid: request.club }, caller);
    const wanted = { club, caller, uid: request.uid, registrationId: request.registration };
    return { result: await loadChangeOptions(call, wanted) };
  },
  change_registration: async (call) => {
    const { db, clock, caller, request, idempotencyKey: key } = call;
    const { club: clubNid, uid, registration, tariff, difference } = request;
    const club = await requireClub(db, { nid: clubNid }, caller);
    const wanted = { club, caller, uid, registrationId: registration, tariffNid: tariff };
    const once = { operation: 'change_registration', uid: caller.uid, key, body: request } as const;
    // Stays empty for a repeated request, which gets the stored answer.
    const made: Changed[] = [];
    const answer = await onceForKey({ db, clock }, once, async (tx) => {
      const changed = await changeRegistration(
        { db: tx, clock },
        { ...wanted, shownCents: centsOf(difference) },
      );
      const mails = await changeMails({ ...call, db: tx }, { ...changed, caller });
      await queueMails({ db: tx, clock }, mails);
      made.push(changed);
      return { result: { registration: changed.registrationId } };
    });
    for (const { freedTariffNid } of made)
      call.afterwards('offer of a place that came free', () => offerFreePlaces(call, [freedTariffNid]));
    return answer;
  },
  report_absence: async (call) => {
    const { club, uid, session, absent } = call.request;
    const { nid: clubNid } = await requireClub(call.db, { nid: club }, call.caller);
    await reportAbsence(call, { clubNid, uid, sessionNid: session, isAbsent: absent });
    return { result: null };
  },
} satisfies HandlersOf<typeof ownRegistrationsOperations>;
