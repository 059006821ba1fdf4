import type { OperationRequest } from '#schemas/operations.ts';
import { bearerRequest } from './bearer.ts';
import { post } from './call.ts';
import { type ConfirmedMail, parseConfirmedMail } from './entities/people/confirmedMail.ts';
import { opened, type Session } from './session.ts';

export type NewAccount = OperationRequest<'register_account'>;

export async function registerAccount(account: NewAccount): Promise<Session> {
  return opened(await post('register_account', { ...account, ...bearerRequest() }));
}

/** Begins to buy tickets without an account. The answer is the same whether or not the address has one. */
export async function openGuestSession(
  guest: Omit<OperationRequest<'open_guest_session'>, 'bearer'>,
): Promise<Session> {
  return opened(await post('open_guest_session', { ...guest, ...bearerRequest() }), { stays: false });
}

/** The answer is the same whether or not the address has an account. */
export async function requestPasswordReset(
  request: OperationRequest<'request_password_reset'>,
): Promise<void> {
  await post('request_password_reset', request);
}

export async function resetPassword(request: OperationRequest<'reset_password'>): Promise<Session> {
  return opened(await post('reset_password', { ...request, ...bearerRequest() }));
}

/** Confirms an address with the code of a mailed link. The code names the account, not the session. */
export async function confirmMail(code: string): Promise<ConfirmedMail> {
  const { result } = await post('confirm_mail', { code });
  return parseConfirmedMail(result);
}

/** Sends the confirmation mail again, to the address that is still unconfirmed. */
export async function sendMailConfirmation(): Promise<void> {
  await post('send_mail_confirmation', {});
}

export async function changePassword(request: OperationRequest<'change_password'>): Promise<void> {
  await post('change_password', request);
}
