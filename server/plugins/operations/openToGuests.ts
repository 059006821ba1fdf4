import type { Operation } from '#schemas/operation.ts';
import type { OperationName } from '#schemas/operations.ts';

/**
 * Operations with access `user` that a guest may call: the way from the seats to the tickets, and what belongs to the guest's own data.
 * The pricing of a cart decides what a guest may order (`guestCart.ts`).
 * Decision: docs/decisions/0208-a-guest-buys-tickets.md
 */
const openToGuests: ReadonlySet<string> = new Set([
  ...([
    'hold_seats',
    'release_seats',
    'extend_hold',
    'get_ticket_sales_quote',
    'get_tickets',
    'download_ticket',
    'open_wallet_pass',
  ] satisfies OperationName[]),
  ...([
    'compile_public_registration_invoice',
    'get_carts',
    'save_cart',
    'place_order',
    'get_order',
    'get_last_unpaid_order',
    'redirect_to_mollie_payment',
    'download_order_calendar',
  ] satisfies OperationName[]),
  ...([
    'get_combined_course_registration_form',
    'save_combined_course_registration_form',
    'save_question_files',
    'open_question_file',
    'get_draft',
    'save_draft',
  ] satisfies OperationName[]),
  ...(['get_invoice', 'get_invoices', 'view_invoice', 'view_credit_note'] satisfies OperationName[]),
  ...([
    'get_clubs_for_user',
    'get_user_family_members',
    'create_auth_code',
    'export_my_data',
    'get_erasure',
    'erase_my_data',
  ] satisfies OperationName[]),
]);

/** Whether a guest may call an operation. A public one is open to anybody, so also to a guest. */
export function isOpenToGuests({ access, name }: Pick<Operation, 'access' | 'name'>): boolean {
  return access === 'public' || openToGuests.has(name);
}
