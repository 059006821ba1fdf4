import { namesakes } from '#rules/namesakes.ts';
import type { User } from '#src/api/session.ts';

interface Named {
  readonly name: string;
  readonly firstName: string;
  /** `YYYY-MM-DD`; undefined when unknown. */
  readonly birthdate: string | undefined;
}

/**
 * Writes the birth year behind the names of family members who have one name, such as a grandfather and his grandson. Born in one year,
 * they get their day. Where only the first names are equal, the full name stands in their place.
 */
export function toldApart<Member extends Named>(members: readonly Member[]): readonly Member[] {
  const names = namesakes(members.map(({ name }) => name));
  const firstNames = namesakes(members.map(({ firstName }) => firstName));
  if (firstNames.size === 0 && names.size === 0) return members;
  return members.map((member) => {
    const { name, firstName } = member;
    if (!names.has(name)) return firstNames.has(firstName) ? { ...member, firstName: name } : member;
    const born = bornOf(
      member,
      members.filter((one) => one.name === name),
    );
    return born === ''
      ? member
      : { ...member, name: `${name} (${born})`, firstName: `${firstName} (${born})` };
  });
}

function bornOf({ birthdate }: Named, all: readonly Named[]): string {
  if (birthdate === undefined) return '';
  const year = birthdate.slice(0, 4);
  const isAlone = all.filter((one) => one.birthdate?.startsWith(year)).length === 1;
  // Not `formatIsoDay`: every screen of a member loads this file, and few need the texts of times.
  return isAlone ? year : birthdate.split('-').toReversed().join('/');
}

/**
 * The member whom the user acts for: the chosen one, if still in the family. A user without a family acts for themselves
 * (specification 4.3).
 * @param members The user first, then the family.
 */
export function selectedMember(members: readonly User[], chosen: number | undefined): User | undefined {
  const [first, ...others] = members;
  return members.find(({ uid }) => uid === chosen) ?? (others.length === 0 ? first : undefined);
}
