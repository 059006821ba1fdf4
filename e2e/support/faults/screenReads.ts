import { type OperationName, operations } from '#schemas/operations.ts';

/** Reads that use POST, because their request is too long for an address. */
const posted: ReadonlySet<OperationName> = new Set([
  'compile_public_registration_invoice',
  'get_combined_course_registration_form',
  'get_ticket_sales_quote',
]);

/** Reads that happen before a screen and not on it: the family and the club. They have their own rows in the fault matrix. */
const before: ReadonlySet<OperationName> = new Set(['get_user_family_members', 'get_club_by_url']);

/** These pages show the club itself, so reading the club belongs to them. */
const clubRoutes: ReadonlySet<string> = new Set(['club', 'clubAlias']);

/** All reads that a screen may make while it opens. */
export function screenReads(route: string): readonly OperationName[] {
  return Object.values(operations)
    .filter(({ name, method }) => method === 'GET' || posted.has(name))
    .map(({ name }) => name)
    .filter((name) => !before.has(name) || (name === 'get_club_by_url' && clubRoutes.has(route)));
}
