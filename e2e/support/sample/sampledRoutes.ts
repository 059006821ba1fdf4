import table from '#tests/cases/routeAccess.json' with { type: 'json' };
import type { Role } from '../person/asRole.ts';
import { sampled } from './sampled.ts';

type RouteRow = (typeof table)[number];

/** Every route of the access table, or a few. */
export function sampledRoutes(few: number, salt = 0): readonly RouteRow[] {
  return sampled(table, few, salt);
}

/** A route as somebody opens it who is shown its screen. */
export interface Visit {
  readonly route: string;
  readonly at: string;
  readonly role: Role;
}

/** Whose screens hold most come first: a parent who has chosen a child, at a club that has invited them. */
const byFulness: readonly Role[] = ['member', 'teacher', 'federationMember', 'visitor'];

/** Where the address of the table asks nothing yet. */
const fuller: Readonly<Record<string, string>> = { courseFormPreview: '/preview/course-form?club=1' };

/** Every route once, by whom its screen is fullest. */
export const visits: readonly Visit[] = table.map(visitOf);

/** What somebody is shown of the table. */
export function shownTo(role: Role): readonly Visit[] {
  return table.filter(({ lands }) => lands[role] === 'shown').map(({ route, at }) => ({ route, at, role }));
}

function visitOf({ route, at, lands }: RouteRow): Visit {
  const role = byFulness.find((one) => lands[one] === 'shown');
  // A route of any club shows nothing of its own: it leads to the screen of the club that is named.
  return role
    ? { route, at: fuller[route] ?? at, role }
    : { route, at: `${at}?club=arabesk`, role: 'member' };
}
