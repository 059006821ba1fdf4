import { plainMail } from '#rules/plainMail.ts';
import { invalidFields } from '../../http/invalidFields.ts';
import { loginChangeAskedMail } from '../../services/people/accountMails.ts';
import { type AskedMail, changeProfile } from '../../services/people/changeProfile.ts';
import { loadProfile } from '../../services/people/loadProfile.ts';
import { sendConfirmation } from '../../services/people/login-mail/sendConfirmation.ts';
import { type Account, loadAccount } from '../../services/sessions/account.ts';
import { requirePassword } from '../../services/sessions/requirePassword.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

type Call = Parameters<OperationHandler<'save_profile'>>[0];

export const handleSaveProfile: OperationHandler<'save_profile'> = async (call) => {
  const { db, clock, caller, loginAttempts: attempts } = call;
  const { password: _, ...request } = call.request;
  const proven = await proveForMail(call);
  const asked = await db.transaction((tx) =>
    changeProfile(tx, clock, { caller, request, attempts, ...(proven && { proven }) }),
  );
  if (asked) tell(call, asked);
  return { result: await loadProfile(db, clock, request.uid) };
};

/** Runs outside any transaction, because checking a password takes long and would hold locks. */
async function proveForMail(call: Call): Promise<Account | undefined> {
  const { db, caller, request } = call;
  if (request.uid !== caller.uid || request.mail === undefined) return undefined;
  const account = await loadAccount(db, caller.uid);
  if (plainMail(request.mail) === account.mail) return undefined;
  const { password } = request;
  if (password === undefined)
    throw invalidFields(caller.uid, [{ field: 'password', message: nl.refusals.passwordForMail }]);
  const proven = await requirePassword(call, { field: 'password', password });
  // Counts the mail, so that a stolen password can't be used to flood other people's mailboxes.
  await call.mailAttempts.count(plainMail(request.mail));
  return proven;
}

function tell(call: Call, { mail, code, before }: AskedMail): void {
  const { fname } = before;
  call.afterwards('mail to confirm an address', () =>
    sendConfirmation(call, { to: { mail, fname }, code, address: 'new' }),
  );
  const old = before.mail;
  if (old !== null)
    call.afterwards('mail of a login that is to change', () =>
      call.mailer.send(loginChangeAskedMail({ mail: old, fname })),
    );
}
