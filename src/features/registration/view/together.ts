import { readIds } from '#rules/readIds.ts';
import type { User } from '#src/api/entities/people/user.ts';

/** Query parameter with the people who register along with the first one: `?leden=8,9`, or `?leden=` for nobody. */
export const togetherParameter = 'leden';

/** The people in the address. Undefined without the parameter: then everybody with a filled cart registers. */
export function readTogether(query: URLSearchParams): readonly number[] | undefined {
  const named = query.get(togetherParameter);
  return named === null ? undefined : [...new Set(readIds(named))];
}

export interface Together {
  /** The people who register now. */
  readonly people: readonly [User, ...User[]];
  /** The family members beside the first of them who have a filled cart at this club too. */
  readonly others: readonly User[];
}

interface Family {
  /** Whose step it is. */
  readonly member: User;
  readonly members: readonly User[];
  /** Uids of those who have a filled cart at the club. */
  readonly filled: readonly number[];
  /** The people in the address. */
  readonly named: readonly number[] | undefined;
}

/**
 * The people of a registration: the member, and everybody with a filled cart unless the address names them. A member whose cart is empty gives
 * way to those who chose something.
 */
export function togetherOf({ member, members, filled, named }: Family): Together {
  const ready = members.filter(({ uid }) => filled.includes(uid));
  const first = ready.find(({ uid }) => uid === member.uid) ?? ready[0] ?? member;
  const others = ready.filter((one) => one !== first);
  return { people: [first, ...others.filter(({ uid }) => named?.includes(uid) ?? true)], others };
}
