import type { parentsOperations } from '#schemas/operations/parents.ts';
import { unixSecondsOf } from '../clock.ts';
import { acceptInvite, showInvite } from '../services/people/parents/acceptInvite.ts';
import {
  leaveAsParent,
  leaveSharedChildren,
  removeParent,
  withdrawInvite,
} from '../services/people/parents/endParent.ts';
import { inviteParent } from '../services/people/parents/inviteParent.ts';
import { loadParents, toWireInvite } from '../services/people/parents/loadParents.ts';
import { fullName } from '../services/people/people.ts';
import type { HandlersOf } from './operationHandler.ts';
import { sessionTokenOf } from './sessionTokenOf.ts';

export const parentsHandlers = {
  get_parents: async (call) => ({
    result: await loadParents(call, call.caller),
  }),
  invite_parent: async (call) => {
    const { caller, request } = call;
    const made = await inviteParent(call, { caller, mail: request.mail, children: request.users });
    return { result: toWireInvite(made.invite, made.children) };
  },
  withdraw_parent_invite: async (call) => {
    await withdrawInvite(call, { caller: call.caller, id: call.request.invite });
    return { result: true };
  },
  get_parent_invite: async (call) => {
    const { caller, request } = call;
    const { invite, inviter, members, acceptance } = await showInvite(call, { code: request.code, caller });
    return {
      result: {
        kind: invite.guardianName === null ? 'parent' : 'guardian',
        inviter: fullName(inviter),
        ...guardianOf(invite),
        way: acceptance.way,
        members: members.map(({ fname }) => fname),
        mail: invite.mail,
        expires: unixSecondsOf(invite.expiresAt),
        obstacle: acceptance.obstacle,
      },
    };
  },
  accept_parent_invite: async (call) => {
    const { request, caller, credential } = call;
    await acceptInvite(call, { code: request.code, caller, kept: sessionTokenOf(credential) });
    return { result: true };
  },
  leave_family: async (call) => {
    const { caller, request } = call;
    if (request.uid === undefined) await leaveAsParent(call, caller.uid);
    else await leaveSharedChildren(call, { caller, child: request.uid });
    return { result: true };
  },
  remove_parent: async (call) => {
    await removeParent(call, { caller: call.caller, uid: call.request.uid });
    return { result: true };
  },
} satisfies HandlersOf<typeof parentsOperations>;

/** The guardian's name as the minor gave it, for the form of a new account. */
function guardianOf({
  guardianName,
  guardianFname,
}: Readonly<Record<'guardianName' | 'guardianFname', string | null>>) {
  if (guardianName === null || guardianFname === null) return {};
  return { guardian: { fname: guardianFname, lname: guardianName.slice(guardianFname.length).trim() } };
}
