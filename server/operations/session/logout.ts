import { closeSession } from '../../services/sessions/sessions.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleLogout: OperationHandler<'logout'> = async ({ db, credential, bearerToken, cookie }) => {
  if (credential.state === 'valid') await closeSession(db, credential.token);
  // A frame that logs out by its bearer leaves the page of another tab logged in.
  if (bearerToken === undefined) cookie.clear();
  return { result: true };
};
