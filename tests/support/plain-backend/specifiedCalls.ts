import type { OperationName } from '#schemas/operations.ts';
import { each, fields, type Listed, mapOf } from './listed.ts';

export interface SpecifiedCall {
  /** The fields of the request. */
  readonly request: readonly string[];
  readonly response: Listed;
}

const user = fields(
  'uid name fname lname firstname lastname phone age birthdate parent_uid parentName auth is_dsv_member hasMembershipCards clubPermissions teacher hasTickets',
);

const club = fields(
  'nid url title addons hasForms licenseType gtmContainerId disable_waiting_list public_display_age_restriction public_overview_hide_timestamp public_occupation_display public_occupation_display_amount public_overview_display ageCalculation',
  { terminology: fields('public_webshop'), files: fields('', { logo: each(fields('fid')) }) },
);

const question = fields(
  'qid nid type question help placeholder options required answer last_answer default_key course_specific_info',
  { config: fields('max') },
);

const items = each(
  fields(
    'nid queue_nid description unit_cost qty type discount has_instant reserved_session service selected tariff section',
    { meta: fields('seat') },
  ),
);

const cart = fields(
  'has_instant rejected_vouchers related_products partsDeposit partsPayNow partsTotal partsSummary partsSummaryWithoutDiscount',
  { items },
);

/**
 * The calls of section 7 of the specification with their listed fields, and the entities with the fields of section 3. A part
 * that the specification calls "not shown" is kept whole.
 */
export const specifiedCalls: ReadonlyMap<string, SpecifiedCall> = new Map(
  Object.entries({
    get_addresses: call('country', fields('', { result: each(fields('postal city')) })),
    validate_address: call(
      'street streetNumber bus city postal country isValidAddress',
      fields('result', { suggestion: fields('street streetNumber bus postal city country') }),
    ),
    get_countries: call('', fields('result')),
    get_clubs_for_user: call('', fields('', { result: mapOf(fields('nid title url blocked')) })),
    get_club_by_url: call('url', fields('', { result: club })),
    get_user_family_members: call('uid', fields('', { result: each(user) })),
    get_last_unpaid_order: call('club', fields('result')),
    validate_auth: call(
      'auth getPermissions',
      fields('adminURL', {
        user,
        dsv_members: each(user),
        federations: mapOf(each(fields('type membership_no'))),
      }),
    ),
    get_combined_course_registration_form: call(
      'tariffs passes uid coupleCourse course club sections formPreview federations allowTaxCertificatePreview',
      fields('users', {
        result: each(fields('title section', { fields: each(question) })),
        newsLetterStatus: each(fields('email status communicationStatus')),
        custom: fields('label question', { newsletter: fields('help') }),
      }),
    ),
    save_question_files: call('auth type qid nid uid submission', fields('file')),
    add_new_parent: call('uid fname lname birthdate phone mail setFamilyMemberAsParent', fields('auth')),
    compile_public_registration_invoice: call(
      'club uid tariffs courses passes products selectedAdditionalServices vouchers coupleCourse users birthdate uitpasNos trials',
      fields('has_payment_options has_vouchers passAsPrepaid has_uitpas payNow payLater sections', {
        result: cart,
      }),
    ),
    get_ticket_sales_quote: call(
      'club uid event seats mode',
      fields('total has_payment_options passAsPrepaid', { orderItems: items, result: fields('') }),
    ),
  } satisfies Partial<Record<OperationName, SpecifiedCall>>),
);

const helpers: readonly OperationName[] = [
  'exchange_auth_code',
  'create_auth_code',
  'open_admin_panel',
  'extend_hold',
  'read_communication',
  'download_order_calendar',
  'download_opening',
  'get_erasure',
];

/** Operations beyond section 7 that only help the journeys: a plain backend doesn't have them. */
export const helperOperations: ReadonlySet<string> = new Set(helpers);

function call(request: string, response: Listed): SpecifiedCall {
  return { request: request.split(' '), response };
}
