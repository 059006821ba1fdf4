import type { OperationRequest } from '#schemas/operations.ts';
import { bearerWish } from './bearer.ts';
import { post } from './call.ts';
import { type ConfirmedMail, parseConfirmedMail } from './entities/confirmedMail.ts';
import { opened, type Session } from './session.ts';

export type NewAccount = OperationRequest<'register_account'>;

export async function registerAccount(account: NewAccount): Promise<Session> {
  return opened(await post('register_account', { ...account, ...bearerWish() }));
}

/** The answer is the same whether or not the address has an account. */
export async function requestPasswordReset(mail: string): Promise<void> {
  await post('request_password_reset', { mail });
}

export async function resetPassword(request: OperationRequest<'reset_password'>): Promise<Session> {
  return opened(await post('reset_password', { ...request, ...bearerWish() }));
}

/** By the code of a mail, for whoever the code was made for. */
export async function confirmMail(code: string): Promise<ConfirmedMail> {
  const { result } = await post('confirm_mail', { code });
  return parseConfirmedMail(result);
}

/** Once more, to the address that waits to be confirmed. */
export async function sendMailConfirmation(): Promise<void> {
  await post('send_mail_confirmation', {});
}

export async function changePassword(request: OperationRequest<'change_password'>): Promise<void> {
  await post('change_password', request);
}
