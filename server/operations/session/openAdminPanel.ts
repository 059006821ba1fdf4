import { refusals } from '../../http/refused.ts';
import { loadPerson } from '../../services/people/people.ts';
import { issueCode } from '../../services/sessions/oneTimeCodes.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleOpenAdminPanel: OperationHandler<'open_admin_panel'> = async ({
  db,
  clock,
  caller,
  adminUrl,
}) => {
  const { hasClubPermissions } = await loadPerson(db, caller.uid);
  if (!hasClubPermissions) throw refusals.forbidden();
  const panel = URL.parse(adminUrl);
  if (!panel) throw refusals.notFound();
  const { code } = await issueCode({ db, clock }, { uid: caller.uid, purpose: 'login', login: caller.login });
  panel.searchParams.set('auth', code);
  return { kind: 'redirect', to: panel.href };
};
