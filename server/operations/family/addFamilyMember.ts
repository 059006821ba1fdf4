import { todayOf } from '../../clock.ts';
import { addFamilyMember } from '../../services/people/family/addFamilyMember.ts';
import { loadPerson } from '../../services/people/people.ts';
import { toWireUser } from '../../services/people/toWireUser.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleAddFamilyMember: OperationHandler<'add_family_member'> = async (call) => {
  const { db, clock, request, caller, loginAttempts: attempts } = call;
  const uid = await addFamilyMember(call, { caller, attempts, request });
  const [holder, member] = [await loadPerson(db, caller.holder), await loadPerson(db, uid)];
  return { result: toWireUser(member, todayOf(clock), { holder }) };
};
