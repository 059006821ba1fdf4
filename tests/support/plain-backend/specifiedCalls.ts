import type { OperationName } from '../../../schemas/operations.ts';
import { each, everything, type Listed, mapOf } from './listed.ts';

export interface SpecifiedCall {
  /** The fields of the request. */
  readonly request: readonly string[];
  readonly response: Listed;
}

const user = fields(
  'uid name fname lname firstname lastname phone age birthdate parent_uid parentName auth',
  'is_dsv_member hasMembershipCards clubPermissions teacher hasTickets',
);

const club = {
  ...fields(
    'nid url title addons hasForms licenseType gtmContainerId disable_waiting_list',
    'public_display_age_restriction public_overview_hide_timestamp public_occupation_display',
    'public_occupation_display_amount public_overview_display ageCalculation',
  ),
  terminology: fields('public_webshop'),
  files: { logo: each(fields('fid')) },
};

const sections = each({
  ...fields('title section'),
  fields: each({
    ...fields(
      'qid nid type question help placeholder options required answer last_answer default_key',
      'course_specific_info',
    ),
    config: fields('max'),
  }),
});

const newsletter = each(fields('email status communicationStatus'));

const items = each({
  ...fields(
    'nid queue_nid description unit_cost qty type discount has_instant reserved_session service',
    'selected tariff section',
  ),
  meta: fields('seat'),
});

const suggestion = fields('street streetNumber bus postal city country');

/**
 * The calls of section 7 of the specification with the fields that it lists, and the entities with those of section 3.
 * What the specification calls "not shown" is kept whole.
 */
export const specifiedCalls: Readonly<Partial<Record<OperationName, SpecifiedCall>>> = {
  get_addresses: { request: ['country'], response: { result: each(fields('postal city')) } },
  validate_address: {
    request: words('street streetNumber bus city postal country isValidAddress'),
    response: { result: everything, suggestion },
  },
  get_countries: { request: [], response: { result: everything } },
  get_clubs_for_user: { request: [], response: { result: mapOf(fields('nid title url blocked')) } },
  get_club_by_url: { request: ['url'], response: { result: club } },
  get_user_family_members: { request: ['uid'], response: { result: each(user) } },
  get_last_unpaid_order: { request: ['club'], response: { result: everything } },
  validate_auth: {
    request: ['auth', 'getPermissions'],
    response: {
      user,
      dsv_members: each(user),
      federations: mapOf(each(fields('type membership_no'))),
      adminURL: everything,
    },
  },
  get_combined_course_registration_form: {
    request: words(
      'tariffs passes uid coupleCourse course club sections formPreview federations allowTaxCertificatePreview',
    ),
    response: {
      result: sections,
      users: everything,
      newsLetterStatus: newsletter,
      custom: { ...fields('label question'), newsletter: fields('help') },
    },
  },
  save_question_files: {
    request: words('auth type qid nid uid submission'),
    response: { file: everything },
  },
  add_new_parent: {
    request: words('uid fname lname birthdate phone setFamilyMemberAsParent'),
    response: { auth: everything },
  },
  compile_public_registration_invoice: {
    request: words(
      'club uid tariffs courses passes products selectedAdditionalServices vouchers coupleCourse users birthdate uitpasNos trials',
    ),
    response: {
      ...fields('has_payment_options has_vouchers passAsPrepaid has_uitpas payNow payLater sections'),
      result: {
        ...fields('has_instant rejected_vouchers related_products'),
        ...fields('partsDeposit partsPayNow partsTotal partsSummary partsSummaryWithoutDiscount'),
        items,
      },
    },
  },
  get_ticket_sales_quote: {
    request: words('club uid event seats mode'),
    response: { ...fields('total has_payment_options passAsPrepaid'), orderItems: items },
  },
};

/** Operations that only make a journey easier: a plain backend doesn't know them. */
export const helperOperations: readonly OperationName[] = [
  'exchange_auth_code',
  'create_auth_code',
  'open_admin_panel',
  'extend_hold',
  'read_communication',
  'download_order_calendar',
  'get_erasure',
];

function words(...lines: readonly string[]): readonly string[] {
  return lines.join(' ').split(' ');
}

function fields(...lines: readonly string[]): { readonly [field: string]: Listed } {
  return Object.fromEntries(words(...lines).map((field) => [field, everything]));
}
