import { nl as formTexts } from '@clubpoort/form-engine/headless';
import type { rolesOperations } from '#schemas/operations/roles.ts';
import { invalidFields } from '../http/invalidFields.ts';
import { plainMail } from '../http/reading/plainMail.ts';
import {
  changeRole,
  endRole,
  loadClubRoles,
  mailRoleInvite,
} from '../services/management/roles/changeRoles.ts';
import { isMail } from '../services/people/mailProblem.ts';
import type { HandlersOf } from './operationHandler.ts';

export const rolesHandlers = {
  get_club_roles: async (call) => ({
    result: await loadClubRoles(call, { clubNid: call.club.nid, by: call.caller.uid }),
  }),
  invite_to_role: async (call) => {
    const { caller, request, club } = call;
    const mail = plainMail(request.mail);
    if (!isMail(mail)) throw invalidFields(caller.uid, [{ field: 'mail', message: formTexts.email }]);
    await mailRoleInvite(call, { clubNid: club.nid, by: caller.uid, mail, role: request.role });
    return { result: null };
  },
  change_role: async (call) => {
    const { caller, request, club } = call;
    const { holder, role } = request;
    await changeRole(call, { clubNid: club.nid, by: caller.uid, holder, role });
    return { result: null };
  },
  end_role: async (call) => {
    const { caller, request, club } = call;
    await endRole(call, { clubNid: club.nid, by: caller.uid, of: request.of });
    return { result: null };
  },
} satisfies HandlersOf<typeof rolesOperations>;
