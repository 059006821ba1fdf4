import { centsOf } from '#rules/money.ts';
import type { peopleOperations } from '#schemas/operations/people.ts';
import { todayOf } from '../clock.ts';
import { openPaper } from '../services/club-papers/openPaper.ts';
import { onceForKey } from '../services/idempotency/onceForKey.ts';
import { markTransfer } from '../services/ledger/markTransfer.ts';
import { preview } from '../services/management/cancelling/cancelOnce.ts';
import { loadCourseList } from '../services/management/courses/loadCourseList.ts';
import { loadSeasonNumbers } from '../services/management/courses/loadSeasonNumbers.ts';
import { loadMoveTargets, moveRegistration } from '../services/management/desk/moveRegistration.ts';
import { type PayAtDesk, registerAtDesk } from '../services/management/desk/registerAtDesk.ts';
import { changeClubPerson } from '../services/management/people/changeClubPerson.ts';
import { findClubPeople } from '../services/management/people/findClubPeople.ts';
import { importPeople, judgeImport } from '../services/management/people/importPeople.ts';
import { loadClubPerson } from '../services/management/people/loadClubPerson.ts';
import { proveMailbox } from '../services/people/parents/proveMailbox.ts';
import { judgeMerge, proposeMerge } from '../services/personal-data/merging/proposeMerge.ts';
import { answerRecordLink, showRecordLink } from '../services/personal-data/merging/recordLinks.ts';
import { offerFreePlaces } from '../services/waiting/offerFreePlaces.ts';
import type { HandlersOf } from './operationHandler.ts';
import { sessionTokenOf } from './sessionTokenOf.ts';

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
    const { club, caller, request } = call;
    const wanted = { club, by: caller.uid, uid: request.member, change: request.change };
    await changeClubPerson(call, wanted);
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
          ...{ open: total, refund: 0, keepsSurplus: false, bankLineId: null },
        },
      );
    const once = { operation: 'register_at_desk', uid: caller.uid, key, body: request } as const;
    const result = await onceForKey(call, once, (tx) => registerAtDesk({ ...call, db: tx }, desk, pay));
    call.sendQueuedMails();
    return { result };
  },
  download_club_document: async (call) => {
    const { club, request } = call;
    return { kind: 'file', ...(await openPaper(call, { club, request })) };
  },
  get_course_list: async (call) => {
    const { club, request } = call;
    return { result: await loadCourseList(call, { clubNid: club.nid, courseNid: request.course }) };
  },
  get_season_numbers: async (call) => {
    const { club, request } = call;
    return { result: await loadSeasonNumbers(call, { clubNid: club.nid, season: request.season }) };
  },
  import_people: async (call) => {
    const { club, caller, request, idempotencyKey: key } = call;
    const { rows, invites } = request;
    const wanted = { club, by: caller.uid, rows, invites };
    if (request.preview) return { result: (await judgeImport(call, wanted)).result };
    const once = { operation: 'import_people', uid: caller.uid, key, body: request } as const;
    const result = await onceForKey(call, once, (tx) => importPeople({ ...call, db: tx }, wanted));
    call.sendQueuedMails();
    return { result };
  },
  propose_merge: async (call) => {
    const { club, caller, request } = call;
    const { kept, gone } = request;
    const wanted = { club, by: caller.uid, kept, gone };
    if (request.preview) return { result: await judgeMerge(call, wanted) };
    const result = await proposeMerge(call, wanted);
    call.sendQueuedMails();
    return { result };
  },
  get_record_link: async (call) => ({ result: await showRecordLink(call, call.request.code) }),
  answer_record_link: async (call) => {
    const { clock, caller, credential, request } = call;
    const kept = sessionTokenOf(credential);
    await answerRecordLink(call, {
      ...{ caller, code: request.code, accept: request.accept },
      proveMailbox: (tx, proof) => proveMailbox({ db: tx, clock }, { ...proof, kept }),
    });
    return { result: true };
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
