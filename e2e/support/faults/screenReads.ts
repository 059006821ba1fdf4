import { type OperationName, operations } from '#schemas/operations.ts';

/** Reads that are POSTs, since what they ask is too long for an address. */
const posted: ReadonlySet<OperationName> = new Set([
  'compile_public_registration_invoice',
  'get_combined_course_registration_form',
  'get_ticket_sales_quote',
]);

/** What stands before a screen, and not on it: who is there, and at which club. Their own rows of faults say what comes then. */
const before: ReadonlySet<OperationName> = new Set(['get_user_family_members', 'get_club_by_url']);

/** The page of a club is made of the club itself. */
const clubRoutes: ReadonlySet<string> = new Set(['club', 'clubAlias']);

/** All that a screen may ask while it is opened. */
export function screenReads(route: string): readonly OperationName[] {
  return Object.values(operations)
    .filter(({ name, method }) => method === 'GET' || posted.has(name))
    .map(({ name }) => name)
    .filter((name) => !before.has(name) || (name === 'get_club_by_url' && clubRoutes.has(route)));
}
