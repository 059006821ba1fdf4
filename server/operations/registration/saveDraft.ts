import { requireClub } from '../../services/clubs/clubs.ts';
import { keepDraft } from '../../services/registration/answers/keptDrafts.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleSaveDraft: OperationHandler<'save_draft'> = async ({ db, clock, request, caller }) => {
  const { nid: clubNid } = await requireClub(db, { nid: request.club }, caller);
  const { uid, about, answers = null, age } = request;
  const owner = { account: caller.uid, uid, clubNid, about };
  const editedAt = new Date(clock.now().getTime() - age);
  return { result: await keepDraft({ db, clock }, { ...owner, answers, editedAt }) };
};
