import type { OperationRequest } from '#schemas/operations.ts';
import { bearerRequest, forgetBearer } from './bearer.ts';
import { post } from './call.ts';
import type { Session } from './entities/people/user.ts';
import { opened } from './session.ts';

export interface Credentials extends Pick<OperationRequest<'login'>, 'mail' | 'password'> {
  /** Whether the person asked to stay logged in on this device. */
  readonly stays: boolean;
}

export async function login(credentials: Credentials): Promise<Session> {
  return opened(await post('login', { ...credentials, ...bearerRequest() }), credentials);
}

/** Ends every session of the account, including this one. */
export async function logOutEverywhere(): Promise<void> {
  await post('log_out_everywhere', {});
  forgetBearer();
}
