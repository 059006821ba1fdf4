import { todayOf } from '../../clock.ts';
import { loadCards } from '../../services/federation/loadCards.ts';
import { toWireCards } from '../../services/federation/toWireCards.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetMembershipCards: OperationHandler<'get_membership_cards'> = async (call) => ({
  result: toWireCards(await loadCards(call.db, [...call.caller.family]), todayOf(call.clock)),
});
