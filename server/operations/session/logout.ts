import { closeSession } from '../../services/sessions/sessions.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleLogout: OperationHandler<'logout'> = async ({ db, credential, cookie }) => {
  if (credential.state === 'valid') await closeSession(db, credential.token);
  cookie.clear();
  return { result: true };
};
