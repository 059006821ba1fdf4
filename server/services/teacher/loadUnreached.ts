import type { Context } from '../../context.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import { users } from '../../db/schema.ts';
import { mailReadersOf } from '../people/family/mailReadersOf.ts';
import { fullName } from '../people/people.ts';

/** Loads the addresses of people. @returns a function with the names, sorted, of those of some of them for whom there is no address */
export async function loadUnreached(
  context: Pick<Context, 'db' | 'clock'>,
  uids: readonly number[],
): Promise<(some: readonly number[]) => string[]> {
  const people = await context.db.select().from(users).where(isOneOf(users.uid, uids));
  const readersOf = await mailReadersOf(context, people);
  const names = new Map(
    people.flatMap((person) =>
      readersOf.get(person.uid)?.length === 0 ? [[person.uid, fullName(person)] as const] : [],
    ),
  );
  return (some) =>
    some.flatMap((uid) => names.get(uid) ?? []).toSorted((one, other) => one.localeCompare(other, 'nl'));
}
