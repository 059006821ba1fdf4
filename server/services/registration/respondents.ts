import type { Database } from '../../db/database.ts';
import { loadPeople, type Person } from '../people/people.ts';
import type { Respondent } from './askedQuestions.ts';
import type { FormScope } from './formScope.ts';

/** For each tariff that is danced in a couple: with whom, who may be of the family. */
export type Couples = Readonly<Record<string, { readonly uid?: number }>>;

/** The partners of the family in those couples that are really registered. */
export function partnersIn(couples: Couples = {}, tariffs: readonly number[] = []): number[] {
  return tariffs.flatMap((nid) => couples[nid]?.uid ?? []);
}

/** People in the order in which they were named, each once; somebody who doesn't exist is left out. */
export async function loadPeopleInOrder(db: Database, uids: readonly number[]): Promise<Person[]> {
  const wanted = [...new Set(uids)];
  const people = await loadPeople(db, wanted);
  return wanted.flatMap((uid) => people.find((person) => person.uid === uid) ?? []);
}

/** A partner takes the courses of the couple alone, everybody else all of them. */
export function respondentFor(person: Person, { courses }: FormScope, couples: Couples = {}): Respondent {
  const tariffs = courses.flatMap((course) => course.tariffs);
  const danced = tariffs.filter((nid) => couples[nid]?.uid === person.uid);
  const taken =
    danced.length > 0
      ? courses.filter((course) => course.tariffs.some((nid) => danced.includes(nid)))
      : courses;
  return { person, courseNids: taken.map(({ nid }) => nid) };
}
