import type { familyOperations } from '#schemas/operations/family.ts';
import { todayOf } from '../clock.ts';
import { refusals } from '../http/refused.ts';
import { loginStays } from '../services/logins/answerWithSession.ts';
import { findOrdersInPayment, settleOrders } from '../services/orders/settling/settleOrders.ts';
import { addFamilyMember } from '../services/people/family/addFamilyMember.ts';
import { askGuardian } from '../services/people/parents/askGuardian.ts';
import { loadPeople, loadPerson } from '../services/people/people.ts';
import { loadProfile } from '../services/people/profile/loadProfile.ts';
import { saveProfile } from '../services/people/profile/saveProfile.ts';
import { toWireUser } from '../services/people/toWireUser.ts';
import { eraseMyData } from '../services/personal-data/erase/eraseMyData.ts';
import { loadErasure } from '../services/personal-data/erase/loadErasure.ts';
import { exportOf } from '../services/personal-data/export/exportOf.ts';
import { zipOf } from '../services/personal-data/export/zipOf.ts';
import { withdrawHealthConsent } from '../services/personal-data/withdrawHealthConsent.ts';
import { requirePassword } from '../services/sessions/requirePassword.ts';
import { loadCaller, openSession } from '../services/sessions/sessions.ts';
import type { HandlersOf } from './operationHandler.ts';

export const familyHandlers = {
  get_user_family_members: async ({ db, clock, request }) => {
    const self = await loadCaller({ db, clock }, request.uid);
    if (!self) throw refusals.busy();
    const found = await loadPeople(db, [...new Set([...self.family, self.holder])]);
    const holder = found.find(({ uid }) => uid === self.holder);
    const others = found.filter(({ uid }) => uid !== request.uid && self.family.has(uid));
    const around = { holder, shared: self.shared };
    return { result: others.map((one) => toWireUser(one, todayOf(clock), around)) };
  },
  get_profile: async ({ db, clock, request }) => ({
    result: await loadProfile({ db, clock }, request.uid),
  }),
  save_profile: async (call) => {
    await saveProfile(call, call.request);
    return { result: await loadProfile(call, call.request.uid) };
  },
  add_family_member: async (call) => {
    const { db, clock, request, caller, loginAttempts: attempts } = call;
    const uid = await addFamilyMember(call, { caller, attempts, request });
    const [holder, member] = [await loadPerson(db, caller.holder), await loadPerson(db, uid)];
    return { result: toWireUser(member, todayOf(clock), { holder }) };
  },
  /**
   * The answer's token is the minor's own: the specification validates the user again with it (4.6), and the account changes hands
   * only when the guardian agrees.
   */
  add_new_parent: async (call) => {
    const { request, caller } = call;
    await askGuardian(call, { minorUid: caller.uid, request });
    const stays = await loginStays(call.db, caller.login);
    return { auth: await openSession(call, { uid: caller.uid, login: caller.login, stays }) };
  },
  export_my_data: async (call) => {
    const { clock, caller, request, fileService } = call;
    await requirePassword(call, { field: 'password', password: request.password });
    return {
      kind: 'file',
      content: zipOf(await exportOf(call, caller.uid), fileService.storage),
      mediaType: 'application/zip',
      downloadName: `mijn-gegevens-${todayOf(clock)}.zip`,
    };
  },
  get_erasure: async (call) => {
    await settleOrders(call, await findOrdersInPayment(call.db, call.caller));
    return { result: await loadErasure(call, { caller: call.caller, uid: call.request.uid }) };
  },
  erase_my_data: async (call) => {
    const { request, caller, bearerToken, cookie } = call;
    await eraseMyData(call, request);
    if (request.uid === caller.uid && bearerToken === undefined) cookie.clear();
    return { result: true };
  },
  withdraw_health_consent: async (call) => ({
    result: { deleted: await withdrawHealthConsent(call, call.request.uid) },
  }),
} satisfies HandlersOf<typeof familyOperations>;
