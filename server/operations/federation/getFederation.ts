import { todayOf } from '../../clock.ts';
import { openFederation } from '../../services/federation/openFederation.ts';
import { toWireCards } from '../../services/federation/toWireCards.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetFederation: OperationHandler<'get_federation'> = async (call) => {
  const { federation, cards } = await openFederation(call);
  return { result: { federation, members: toWireCards(cards, todayOf(call.clock)) } };
};
