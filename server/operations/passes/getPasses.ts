import { loadOfferedPasses, loadPassCards } from '../../services/passes/loadPassCards.ts';
import { requirePassClub } from '../../services/passes/requirePassClub.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetPasses: OperationHandler<'get_passes'> = async ({ db, request, caller }) => {
  const { nid: clubNid } = await requirePassClub(db, { caller, clubNid: request.club });
  const cards = await loadPassCards(db, { clubNid, uid: request.uid });
  return { result: { cards, offered: await loadOfferedPasses(db, clubNid) } };
};
