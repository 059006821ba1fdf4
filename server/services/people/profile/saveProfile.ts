import type { OperationRequest } from '#schemas/operations.ts';
import type { Context } from '#server/context.ts';
import { invalidFields } from '#server/http/invalidFields.ts';
import { plainMail } from '#server/http/reading/plainMail.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { nl } from '#server/texts/nl.ts';
import { type Account, loadAccount } from '../../sessions/account.ts';
import { type LoginAttempts, type ProvingCall, requirePassword } from '../../sessions/requirePassword.ts';
import { loginChangeAskedMail } from '../accountMails.ts';
import { queueConfirmation } from '../login-mail/confirmation.ts';
import type { MailCount } from '../login-mail/mailCount.ts';
import type { MailAttempts } from '../mailProblem.ts';
import { type AskedMail, changeProfile } from './changeProfile.ts';

type Request = OperationRequest<'save_profile'>;

interface SavingCall extends ProvingCall {
  readonly loginAttempts: LoginAttempts & MailAttempts;
  readonly mailAttempts: MailCount;
}

type SavingContext = Pick<Context, 'db' | 'clock' | 'portalOrigin'> & SavingCall;

/** Changes a profile. Another login mail needs the password, and is mailed to its old and its new address. */
export async function saveProfile(context: SavingContext, given: Request): Promise<void> {
  const { db, clock, portalOrigin, caller, loginAttempts: attempts } = context;
  const { password: _, ...request } = given;
  const proven = await proveForMail(context, given);
  const save = () =>
    db.transaction(async (tx) => {
      const change = { caller, request, attempts, ...(proven && { proven }) };
      const asked = await changeProfile({ db: tx, clock }, change);
      if (asked) await tell({ db: tx, clock, portalOrigin }, asked);
    });
  if (!proven || request.mail === undefined) return save();
  // Counts both mails, so that a stolen password can't be used to flood other people's mailboxes. The old address may be somebody else's.
  const { mailAttempts } = context;
  await mailAttempts.count({ kind: 'address', to: plainMail(request.mail) }, () =>
    mailAttempts.count({ kind: 'address', to: proven.mail }, save),
  );
}

/** Runs outside any transaction, because checking a password takes long and would hold locks. */
async function proveForMail(context: SavingContext, request: Request): Promise<Account | undefined> {
  const { db, caller } = context;
  if (request.uid !== caller.uid || request.mail === undefined) return undefined;
  const account = await loadAccount(db, caller.uid);
  if (plainMail(request.mail) === account.mail) return undefined;
  const { password } = request;
  if (password === undefined)
    throw invalidFields(caller.uid, [{ field: 'password', message: nl.refusals.passwordForMail }]);
  return requirePassword(context, { field: 'password', password });
}

async function tell(
  { db, clock, portalOrigin }: Pick<Context, 'db' | 'clock' | 'portalOrigin'>,
  { mail, code, before }: AskedMail,
): Promise<void> {
  const { uid, fname, mail: old } = before;
  await queueConfirmation({ db, clock, portalOrigin }, { uid, to: { mail, fname }, code, address: 'new' });
  if (old === null) return;
  const asked = loginChangeAskedMail({ mail: old, fname });
  await queueMails({ db, clock }, [{ ...{ kind: 'account', uid }, ...asked }]);
}
