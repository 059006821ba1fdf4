import { endLogin } from '../../services/sessions/sessions.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleLogout: OperationHandler<'logout'> = async ({ db, credential, bearerToken, cookie }) => {
  const login = credential.state === 'valid' ? credential.caller.login : undefined;
  if (login !== undefined) await endLogin(db, login);
  // The cookie beside a bearer may be of another login.
  if (bearerToken === undefined) cookie.clear();
  return { result: true };
};
