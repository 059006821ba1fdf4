import { clubRolesTexts as texts } from '#src/texts/nl/clubRoles.ts';

export type GivenRole = keyof typeof texts.names;

/** The roles that a manager may give, in the order of a choice. */
export const givenRoles = Object.keys(texts.names).filter(isGivenRole);

/** A newer server may know other roles. */
export function isGivenRole(role: string): role is GivenRole {
  return Object.hasOwn(texts.names, role);
}

export function roleName(role: string): string {
  return isGivenRole(role) ? texts.names[role] : role;
}
