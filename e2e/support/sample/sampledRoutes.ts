import { type RouteRow, routeAccess as table } from '#tests/support/routeAccess.ts';
import { sampled } from '#tests/support/sampled.ts';
import type { Role } from '../person/asRole.ts';

/** All routes of the access table, or a sample. */
export function sampledRoutes(few: number, salt = 0): readonly RouteRow[] {
  return sampled(table, few, salt);
}

/** A route with an address and a role that sees its screen. */
export interface Visit {
  readonly route: string;
  readonly at: string;
  readonly role: Role;
}

/** Roles with the fullest screens first: a parent with a child selected, at a club that has invited the family. */
const byFulness: readonly Role[] = ['member', 'teacher', 'admin', 'federationMember', 'visitor'];

/** Addresses for routes that show no data at the address in the table. */
const fuller: Readonly<Record<string, string>> = { courseFormPreview: '/preview/course-form?club=1' };

/** Each route once, as the role with the fullest screen. */
export const visits: readonly Visit[] = table.map(visitOf);

/** All visits of the table whose screen this role sees. */
export function shownTo(role: Role): readonly Visit[] {
  return table.filter(({ lands }) => lands[role] === 'shown').map(({ route, at }) => ({ route, at, role }));
}

function visitOf({ route, at, lands }: RouteRow): Visit {
  const role = byFulness.find((one) => lands[one] === 'shown');
  // A route of any club shows no screen itself: it redirects to the named club.
  return role
    ? { route, at: fuller[route] ?? at, role }
    : { route, at: `${at}?club=arabesk`, role: 'member' };
}
