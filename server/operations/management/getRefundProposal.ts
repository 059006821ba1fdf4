import { loadRefundProposal } from '../../services/management/crediting/loadRefundProposal.ts';
import { requireManagedClub } from '../../services/management/requireManagedClub.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetRefundProposal: OperationHandler<'get_refund_proposal'> = async (call) => {
  const { db, caller, request } = call;
  const { nid: clubNid } = await requireManagedClub(db, request.club, caller);
  return { result: await loadRefundProposal(call, { clubNid, oid: request.order }) };
};
