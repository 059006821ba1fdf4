import type { OperationRequest } from '#schemas/operations.ts';
import { bearerRequest, forgetBearer } from './bearer.ts';
import { post } from './call.ts';
import type { Session } from './entities/user.ts';
import { opened } from './session.ts';

export async function login(credentials: OperationRequest<'login'>): Promise<Session> {
  return opened(await post('login', { ...credentials, ...bearerRequest() }));
}

/** Ends every session of the account, including this one. */
export async function logOutEverywhere(): Promise<void> {
  await post('log_out_everywhere', {});
  forgetBearer();
}
