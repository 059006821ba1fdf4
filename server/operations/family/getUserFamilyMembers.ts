import { refusals } from '#server/http/refused.ts';
import { todayOf } from '../../clock.ts';
import { loadPeople } from '../../services/people/people.ts';
import { toWireUser } from '../../services/people/toWireUser.ts';
import { loadCaller } from '../../services/sessions/sessions.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetUserFamilyMembers: OperationHandler<'get_user_family_members'> = async ({
  db,
  clock,
  request,
}) => {
  const self = await loadCaller({ db, clock }, request.uid);
  if (!self) throw refusals.busy();
  const found = await loadPeople(db, [...new Set([...self.family, self.holder])]);
  const holder = found.find(({ uid }) => uid === self.holder);
  const others = found.filter(({ uid }) => uid !== request.uid && self.family.has(uid));
  const around = { holder, shared: self.shared };
  return { result: others.map((one) => toWireUser(one, todayOf(clock), around)) };
};
