import { requireClub } from '../../services/clubs/clubs.ts';
import { loadPrivacy } from '../../services/clubs/loadPrivacy.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetPrivacy: OperationHandler<'get_privacy'> = async (call) => {
  const { db, request, caller, installation } = call;
  const club = request.club === undefined ? undefined : await requireClub(db, { nid: request.club }, caller);
  return { result: await loadPrivacy(call, { club, installation }) };
};
