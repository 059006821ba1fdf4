import type { OperationResponse } from '#schemas/operations.ts';
import type { Caller } from '../sessions/caller.ts';
import { type DeviceCookie, rememberDevice } from '../sessions/knownDevices.ts';
import { answerWithSession, type SessionCall } from './answerWithSession.ts';
import { passGuestCart } from './passGuestCart.ts';

interface PasswordCall extends SessionCall {
  readonly device: DeviceCookie;
  /** The caller whose session the new one replaces. The cart of a guest goes along. */
  readonly caller: Pick<Caller, 'uid' | 'isGuest'> | undefined;
}

/**
 * Opens a session after a correct password and remembers the device. A bearer session is in a frame of another website, which
 * keeps no cookie, so its device is not remembered.
 */
export async function logInByPassword(
  call: PasswordCall,
  { uid, stays }: { readonly uid: number; readonly stays: boolean },
): Promise<OperationResponse<'validate_auth'>> {
  const { caller } = call;
  if (caller?.isGuest && caller.uid !== uid) await passGuestCart(call, { from: caller.uid, to: uid });
  const answer = await answerWithSession(call, { uid, stays });
  if (call.request.bearer !== true) await rememberDevice(call, { device: call.device, uid });
  return answer;
}
