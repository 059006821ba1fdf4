import { endLogin } from '../../services/sessions/sessions.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleLogout: OperationHandler<'logout'> = async ({ db, credential, bearerToken, cookie }) => {
  const login = credential.state === 'valid' ? credential.caller.login : undefined;
  if (login !== undefined) await endLogin(db, login);
  // A frame that logs out by its bearer leaves the page of another tab logged in.
  if (bearerToken === undefined) cookie.clear();
  return { result: true };
};
