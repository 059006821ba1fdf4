import { keepCart } from '../../services/cart/keptCarts.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleSaveCart: OperationHandler<'save_cart'> = async ({ db, clock, request, caller }) => {
  const { nid: clubNid } = await requireClub(db, { nid: request.club }, caller);
  const { uid, contents = null, age } = request;
  const owner = { uid, clubNid, ofOtherHousehold: caller.shared.has(uid) };
  const editedAt = new Date(clock.now().getTime() - age);
  return { result: await keepCart(db, { ...owner, contents, editedAt }) };
};
