import type { Database } from '../../db/database.ts';
import { loadPeople, type Person } from '../people/people.ts';
import type { Caller } from '../sessions/caller.ts';
import type { Respondent } from './askedQuestions.ts';
import type { FormScope } from './formScope.ts';

/** The partner for each tariff that is danced in a couple; `uid` is only there for a partner from the family. */
export type Couples = Readonly<Record<string, { readonly uid?: number }>>;

/** The uids of partners from the family, for the tariffs that are really registered. */
export function partnersIn(couples: Couples = {}, tariffs: readonly number[] = []): number[] {
  return tariffs.flatMap((nid) => couples[nid]?.uid ?? []);
}

/** Loads people in the given order, each once. Leaves out people who don't exist. */
export async function loadPeopleInOrder(db: Database, uids: readonly number[]): Promise<Person[]> {
  const wanted = [...new Set(uids)];
  const people = await loadPeople(db, wanted);
  return wanted.flatMap((uid) => people.find((person) => person.uid === uid) ?? []);
}

/** The profile of whoever fills in the form of a person; undefined where the person does so. */
export async function loadFiller(
  db: Database,
  person: Person | undefined,
  caller: Pick<Caller, 'uid'> | undefined,
): Promise<Person | undefined> {
  if (!person || !caller || person.uid === caller.uid) return undefined;
  const [filler] = await loadPeople(db, [caller.uid]);
  return filler;
}

/**
 * Decides which courses ask a person questions. A partner takes the courses of the couple only, everybody else takes all of
 * them.
 */
export function respondentFor(person: Person, { courses }: FormScope, couples: Couples = {}): Respondent {
  const tariffs = courses.flatMap((course) => course.tariffs);
  const danced = tariffs.filter((nid) => couples[nid]?.uid === person.uid);
  const taken =
    danced.length > 0
      ? courses.filter((course) => course.tariffs.some((nid) => danced.includes(nid)))
      : courses;
  return { person, courseNids: taken.map(({ nid }) => nid) };
}
