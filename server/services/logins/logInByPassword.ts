import type { OperationResponse } from '#schemas/operations.ts';
import { type DeviceCookie, rememberDevice } from '../sessions/knownDevices.ts';
import { answerWithSession, type SessionCall } from './answerWithSession.ts';

/**
 * Opens a session after a correct password and remembers the device. A bearer session is in a frame of another website, which
 * keeps no cookie, so its device is not remembered.
 */
export async function logInByPassword(
  call: SessionCall & { readonly device: DeviceCookie },
  { uid, stays }: { readonly uid: number; readonly stays: boolean },
): Promise<OperationResponse<'validate_auth'>> {
  const answer = await answerWithSession(call, { uid, stays });
  if (call.request.bearer !== true) await rememberDevice(call, { device: call.device, uid });
  return answer;
}
