import { acceptRole } from '../../services/clubs/roles/acceptRole.ts';
import { proveMailbox } from '../../services/people/parents/proveMailbox.ts';
import type { OperationHandler } from '../operationHandler.ts';
import { sessionTokenOf } from '../sessionTokenOf.ts';

export const handleAcceptRoleInvite: OperationHandler<'accept_role_invite'> = async (call) => {
  const { request, caller, credential, clock } = call;
  const kept = sessionTokenOf(credential);
  await acceptRole(call, {
    ...{ code: request.code, caller },
    proveMailbox: (tx, proof) => proveMailbox({ db: tx, clock }, { ...proof, kept }),
  });
  return { result: true };
};
