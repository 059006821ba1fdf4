import type { Database } from '../../db/database.ts';
import { invalidFields } from '../../http/invalidFields.ts';
import { loadPerson } from '../people/people.ts';
import { passwordProblem } from './passwordProblem.ts';

/** Refuses a password that is common or made of its owner's data. */
export async function refuseWeakPassword(db: Database, uid: number, password: string): Promise<void> {
  const { mail, ...person } = await loadPerson(db, uid);
  const problem = passwordProblem('password', password, { ...person, mail: mail ?? '' });
  if (problem) throw invalidFields(uid, [problem]);
}
