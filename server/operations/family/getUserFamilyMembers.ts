import { todayOf } from '../../clock.ts';
import { findFamilyMembers, loadPeople, loadPerson } from '../../services/people/people.ts';
import { toWireUser } from '../../services/people/toWireUser.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetUserFamilyMembers: OperationHandler<'get_user_family_members'> = async ({
  db,
  clock,
  request,
}) => {
  const parent = await loadPerson(db, request.uid);
  const members = await loadPeople(db, await findFamilyMembers(db, request.uid));
  return { result: members.map((member) => toWireUser(member, todayOf(clock), parent)) };
};
