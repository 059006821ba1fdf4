import { endHolds } from '../../services/holds/endHolds.ts';
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
    const { caller } = credential;
    const { login } = caller;
    if (login !== undefined) await endLogin(db, login);
    await endHolds({ db, clock }, caller.uid);
  }
  // Keeps the cookie beside a bearer, because it may belong to another login.
  if (bearerToken === undefined) cookie.clear();
  return { result: true };
};
