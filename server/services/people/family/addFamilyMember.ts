import type { OperationRequest } from '#schemas/operations.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { invalidFields } from '#server/http/invalidFields.ts';
import type { Caller } from '../../sessions/caller.ts';
import { checkPerson } from '../checkPerson.ts';
import { type MailAsker, mailProblem } from '../mailProblem.ts';
import { insertFamilyMember } from './insertFamilyMember.ts';

interface NewMember extends MailAsker {
  readonly caller: Pick<Caller, 'uid' | 'holder'>;
  readonly request: OperationRequest<'add_family_member'>;
}

/** Checks a person and adds them to the caller's family. @returns the new member's uid */
export async function addFamilyMember(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { caller, attempts, request }: NewMember,
): Promise<number> {
  const { sex, ...given } = request;
  const check = checkPerson(given, ['fname', 'lname', 'birthdate'], { today: todayOf(clock) });
  if (check.problems.length > 0) throw invalidFields(caller.uid, check.problems);
  const problem = await mailProblem(db, { uid: 0, mail: check.text('mail') }, { caller, attempts });
  if (problem) throw invalidFields(caller.uid, [problem]);
  return db.transaction((tx) => insertFamilyMember(tx, caller.holder, check, sex));
}
