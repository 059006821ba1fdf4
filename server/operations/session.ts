import { nl as formTexts } from '@clubpoort/form-engine/headless';
import type { User } from '#schemas/entities/people/user.ts';
import type { sessionOperations } from '#schemas/operations/session.ts';
import { invalidFields } from '../http/invalidFields.ts';
import { plainMail } from '../http/reading/plainMail.ts';
import { Refused, refusals } from '../http/refused.ts';
import { requirePortalOrigin } from '../http/requirePortalOrigin.ts';
import { isAdmin, managedClubs } from '../services/clubs/roles/managedClubs.ts';
import { endHolds } from '../services/holds/endHolds.ts';
import { answerWithSession } from '../services/logins/answerWithSession.ts';
import { changePassword } from '../services/logins/changePassword.ts';
import { confirmMail } from '../services/logins/confirmMail.ts';
import { logInByPassword } from '../services/logins/logInByPassword.ts';
import { correctGuest, makeGuest } from '../services/logins/makeGuest.ts';
import { registerAccount } from '../services/logins/registerAccount.ts';
import { loadSessionAnswer, nobody } from '../services/logins/sessionAnswer.ts';
import { setPasswordByCode } from '../services/logins/setPasswordByCode.ts';
import { confirmNewAccount, renewConfirmation } from '../services/people/login-mail/confirmation.ts';
import { isMail } from '../services/people/mailProblem.ts';
import { mailReset } from '../services/people/mailReset.ts';
import { findAccount, findAccountByMail } from '../services/sessions/account.ts';
import type { Caller } from '../services/sessions/caller.ts';
import { logOutEverywhere } from '../services/sessions/endAccess.ts';
import { isEndedSession } from '../services/sessions/endedSessions.ts';
import { findCallerOf } from '../services/sessions/findCallerOf.ts';
import { findKnownDevice, rememberDevice } from '../services/sessions/knownDevices.ts';
import { loadSessions } from '../services/sessions/loadSessions.ts';
import { codeUsed, findCode, issueCode, useCode } from '../services/sessions/oneTimeCodes.ts';
import { endLogin, takeSession } from '../services/sessions/sessions.ts';
import { nl } from '../texts/nl.ts';
import { loginNeeded } from './loginNeeded.ts';
import type { HandlersOf, OperationHandler } from './operationHandler.ts';
import { sessionTokenOf } from './sessionTokenOf.ts';

export const sessionHandlers = {
  login: async (call) => {
    const { db, request, device, loginAttempts } = call;
    const tried = { mail: request.mail, device: await findKnownDevice(call, { device, mail: request.mail }) };
    const uid = await loginAttempts.tryPassword(tried, (isRight) => findAccount({ db, isRight }, request));
    if (uid === undefined) throw wrongLogin();
    return logInByPassword(call, { uid, stays: request.stays ?? true });
  },
  logout: async ({ db, clock, credential, bearerToken, cookie }) => {
    if (credential.state === 'valid') {
      const { caller } = credential;
      const { login } = caller;
      if (login !== undefined) await endLogin(db, login);
      await endHolds({ db, clock }, caller.uid);
    }
    // Keeps the cookie beside a bearer, because it may belong to another login.
    if (bearerToken === undefined) cookie.clear();
    return { result: true };
  },
  get_sessions: async (call) => {
    const { caller, credential } = call;
    const token = credential.state === 'valid' ? credential.token : '';
    return { result: await loadSessions(call, { uid: caller.uid, token }) };
  },
  log_out_everywhere: async (call) => {
    await logOutEverywhere(call, call.caller.uid);
    // Keeps the cookie beside a bearer, because it may belong to another account.
    if (call.bearerToken === undefined) call.cookie.clear();
    return { result: true };
  },
  validate_auth: async (call) => {
    const { request, credential, bearerToken, cookie } = call;
    // Checks a token or code in the body without using it: the cookie stays as it is, and the code remains valid.
    if (request.auth) {
      const asked = await findCallerOf(call, request.auth);
      if (!asked)
        throw loginNeeded({ state: (await isEndedSession(call, request.auth)) ? 'ended' : 'invalid' });
      return answerTo(call, asked);
    }
    if (credential.state === 'none') return nobody;
    if (credential.state === 'valid') return answerTo(call, credential.caller);
    // Keeps the cookie beside a bearer that has ended, because they are separate sessions.
    if (bearerToken === undefined) cookie.clear();
    throw loginNeeded(credential);
  },
  register_account: async (call) => {
    const account = await registerAccount(call, call.request);
    call.afterwards('mail to confirm an address', () => confirmNewAccount(call, account));
    return logInByPassword(call, { uid: account.uid, stays: true });
  },
  request_password_reset: async (call) => {
    const { db } = call;
    const mail = plainMail(call.request.mail);
    if (!isMail(mail)) throw invalidFields(0, [{ field: 'mail', message: formTexts.email }]);
    const origin = requirePortalOrigin(call.portalOrigin);
    const device = await findKnownDevice(call, { device: call.device, mail });
    await call.mailAttempts.count({ kind: 'new password', to: mail, device }, async () => {
      // Runs after the answer, so that neither the answer nor its time tells whether the account exists.
      call.afterwards('mail of a password reset', async () => {
        const account = await findAccountByMail(db, mail);
        if (!account) return;
        await mailReset(call, { account, origin, redirect: call.request.redirect });
      });
    });
    return { result: true };
  },
  reset_password: async (call) => {
    const account = await setPasswordByCode(call, call.request);
    return logInByPassword(call, { uid: account.uid, stays: true });
  },
  change_password: async (call) => {
    const { request, credential, bearerToken, device } = call;
    const kept = sessionTokenOf(credential);
    const account = await changePassword(call, { ...request, kept });
    if (bearerToken === undefined) await rememberDevice(call, { device, uid: account.uid });
    return { result: true };
  },
  confirm_mail: async (call) => {
    const { caller, request, credential } = call;
    const proof = { caller, code: request.code, kept: sessionTokenOf(credential) };
    const { mail, isNew: changed } = await confirmMail(call, proof);
    call.sendQueuedMails();
    return { result: { mail, changed } };
  },
  send_mail_confirmation: async (call) => {
    await renewConfirmation(call, call.caller.uid);
    return { result: true };
  },
  create_auth_code: async ({ db, clock, caller }) => {
    const { uid, login } = caller;
    const { code, expires } = await issueCode({ db, clock }, { uid, purpose: 'login', login });
    return { result: { auth: code, expires } };
  },
  exchange_auth_code: async (call) => {
    const { request } = call;
    const used = (await useCode(call, request.auth, 'login')) ?? (await takeSession(call, request.auth));
    if (used) return answerWithSession(call, used);
    const guest = await findCode(call, request.auth, 'guest');
    if (guest === undefined) throw codeUsed(nl.refusals.loginCodeUsed);
    return answerWithSession(call, { uid: guest, stays: false });
  },
  open_admin_panel: async ({ db, clock, caller, adminUrl }) => {
    if (!(await managedClubs(db, caller.uid)).some(isAdmin)) throw refusals.forbidden();
    const panel = URL.parse(adminUrl);
    if (!panel) throw refusals.notFound();
    const { code } = await issueCode(
      { db, clock },
      { uid: caller.uid, purpose: 'login', login: caller.login },
    );
    panel.searchParams.set('auth', code);
    return { kind: 'redirect', to: panel.href };
  },
  open_guest_session: async (call) => {
    const { caller, request } = call;
    if (!caller) return answerWithSession(call, { uid: await makeGuest(call, request), stays: false });
    // Another tab may have logged in meanwhile, and a button may be pressed twice: a guest never replaces a session.
    if (caller.isGuest) await correctGuest(call, caller.uid, request);
    return loadSessionAnswer(call, caller);
  },
} satisfies HandlersOf<typeof sessionOperations>;

function wrongLogin(): Refused {
  return new Refused(401, { errors: [nl.refusals.wrongLogin], code: 'unauthenticated' });
}

type Call = Parameters<OperationHandler<'validate_auth'>>[0];

/** Adds the admin panel and permissions only on request (specification 7, `getPermissions`). */
async function answerTo(call: Call, caller: Caller) {
  const answer = await loadSessionAnswer(call, caller);
  if (call.request.getPermissions) return answer;
  const plain = ({ managed_clubs: _, ...user }: User) => ({ ...user, clubPermissions: false });
  return {
    ...answer,
    user: answer.user && plain(answer.user),
    dsv_members: answer.dsv_members.map(plain),
    adminURL: null,
  };
}
