import { endHolds } from '../../services/reservations/endHolds.ts';
import { endLogin } from '../../services/sessions/sessions.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleLogout: OperationHandler<'logout'> = async ({
  db,
  clock,
  credential,
  bearerToken,
  cookie,
}) => {
  if (credential.state === 'valid') {
    const { uid, login } = credential.caller;
    if (login !== undefined) await endLogin(db, login);
    await endHolds(db, clock, uid);
  }
  // The cookie beside a bearer may be of another login.
  if (bearerToken === undefined) cookie.clear();
  return { result: true };
};
