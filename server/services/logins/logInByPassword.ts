import type { OperationResponse } from '#schemas/operations.ts';
import { type DeviceCookie, rememberDevice } from '../sessions/knownDevices.ts';
import { answerWithSession, type SessionCall } from './answerWithSession.ts';

/** Opens a session for who gave their password. From then on the browser is known; a frame of another website keeps no cookie. */
export async function logInByPassword(
  call: SessionCall & { readonly device: DeviceCookie },
  uid: number,
): Promise<OperationResponse<'validate_auth'>> {
  const answer = await answerWithSession(call, { uid });
  if (call.request.bearer !== true) await rememberDevice(call, uid);
  return answer;
}
