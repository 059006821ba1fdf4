import { asc, inArray } from 'drizzle-orm';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { missingDetails } from '#rules/tasks/missingDetails.ts';
import type { MissingDetails } from '#schemas/entities/dashboard.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { fullName } from '../people/people.ts';

/** The details that clubs ask for and that are missing, per person. */
export async function loadMissingDetails(
  db: Database,
  uids: readonly number[],
  today: IsoDay,
): Promise<MissingDetails[]> {
  const people = await db
    .select()
    .from(users)
    .where(inArray(users.uid, [...uids]))
    .orderBy(asc(users.uid));
  return people.flatMap((person) => {
    const { uid, birthdate, phone } = person;
    const missing = missingDetails({ birthdate, phone, hasAddress: person.address !== null }, today);
    return missing.length === 0 ? [] : [{ uid, name: fullName(person), missing: [...missing] }];
  });
}
