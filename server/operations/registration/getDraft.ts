import { requireClub } from '../../services/clubs/clubs.ts';
import { loadKeptDraft } from '../../services/registration/answers/keptDrafts.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetDraft: OperationHandler<'get_draft'> = async ({ db, clock, request, caller }) => {
  const { nid: clubNid } = await requireClub(db, { nid: request.club }, caller);
  const { uid, about } = request;
  return { result: await loadKeptDraft({ db, clock }, { account: caller.uid, uid, clubNid, about }) };
};
