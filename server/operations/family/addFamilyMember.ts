import { todayOf } from '../../clock.ts';
import { invalidFields } from '../../http/invalidFields.ts';
import { checkPerson } from '../../services/people/checkPerson.ts';
import { insertFamilyMember } from '../../services/people/insertFamilyMember.ts';
import { mailProblem } from '../../services/people/mailProblem.ts';
import { loadPerson } from '../../services/people/people.ts';
import { toWireUser } from '../../services/people/toWireUser.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleAddFamilyMember: OperationHandler<'add_family_member'> = async (call) => {
  const { db, clock, request, caller, loginAttempts: attempts } = call;
  const today = todayOf(clock);
  const { sex, ...given } = request;
  const check = checkPerson(given, ['fname', 'lname', 'birthdate'], { today });
  if (check.problems.length > 0) throw invalidFields(caller.uid, check.problems);
  const problem = await mailProblem(db, { uid: 0, mail: check.text('mail') }, { caller, attempts });
  if (problem) throw invalidFields(caller.uid, [problem]);
  const uid = await db.transaction((tx) => insertFamilyMember(tx, caller.uid, check, sex));
  const [parent, member] = [await loadPerson(db, caller.uid), await loadPerson(db, uid)];
  return { result: toWireUser(member, today, parent) };
};
