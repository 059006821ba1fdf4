import { type TSchema, Type } from 'typebox';
import { roleHasTask } from '#rules/clubRoles.ts';
import type { ClubTask } from '#schemas/entities/people/clubRole.ts';
import type { Operation } from '#schemas/operation.ts';
import { fieldsOfRequest, type Identified, type RequestField } from './requestFields.ts';
import type { Role } from './roles.ts';

/** The owner of the thing that a field identifies, or another property of it. */
export type Variant = 'own' | 'family' | 'stranger' | 'open' | 'closed' | 'foreign' | 'good' | 'made up';

/**
 * The expected result of a call. `looked for`: the caller has the right, whether or not the thing exists. `hidden`: the call
 * may be answered, but without data of the stranger or the other club.
 */
export type Verdict =
  | 'answered'
  | 'looked for'
  | 'unauthenticated'
  | 'forbidden'
  | 'guardian missing'
  | 'not found'
  | 'made up'
  | 'hidden';

/** One cell of the matrix: a valid request of an operation, with one field varied. */
export interface RightsCase {
  readonly operation: Operation;
  readonly role: Role;
  readonly varied?: { readonly field: RequestField; readonly variant: Variant };
  /** The request has the field that `publicWhen` names. */
  readonly isForEverybody: boolean;
  readonly verdict: Verdict;
}

const variants: Readonly<Record<Identified, readonly Variant[]>> = {
  person: ['own', 'family', 'stranger'],
  order: ['own', 'family', 'stranger'],
  file: ['own', 'family', 'stranger'],
  club: ['open', 'closed'],
  offer: ['open', 'foreign'],
  secret: ['good', 'made up'],
};

/** Every case of an operation for a role, as the operation declares it. */
export function casesOf(operation: Operation, role: Role): RightsCase[] {
  const modes = operation.publicWhen === undefined ? [false] : [false, true];
  return modes.flatMap((isForEverybody) => [
    judged({ operation, role, isForEverybody }),
    ...fieldsOfRequest(operation).flatMap((field) =>
      variantsFor(field, role)
        .filter((variant) => !isUsual({ operation, field, isForEverybody }, variant))
        .filter(() => !isSessionField(operation, field))
        .map((variant) => judged({ operation, role, isForEverybody, varied: { field, variant } })),
    ),
  ]);
}

function identifiedBy({ meaning }: RequestField): Identified | undefined {
  return meaning === 'nothing' ? undefined : meaning;
}

/** Describes a case, for the message when it fails. */
export function titleOf({ operation, role, varied, isForEverybody }: RightsCase): string {
  const what = varied ? ` with ${varied.field.path} ${varied.variant}` : '';
  return `${operation.name}${isForEverybody ? ' for everybody' : ''} by ${role.name}${what}`;
}

function variantsFor(field: RequestField, role: Role): readonly Variant[] {
  const identified = identifiedBy(field);
  return (identified ? variants[identified] : []).filter(
    (variant) =>
      !(variant === 'own' && role.session === 'none') &&
      !(variant === 'family' && role.familyMember === undefined) &&
      // A club can't block a visitor.
      !(variant === 'closed' && role.session !== 'live'),
  );
}

/** Whether the case without a varied field already covers this variant. */
function isUsual({ field, ...asked }: NeededField, variant: Variant): boolean {
  const identified = identifiedBy(field);
  return isNeeded({ field, ...asked }) && identified !== undefined && variants[identified][0] === variant;
}

interface NeededField extends Pick<RightsCase, 'operation' | 'isForEverybody'> {
  readonly field: RequestField;
}

/** An operation that is public in one mode needs a person only in its other mode. */
function isNeeded({ operation, field, isForEverybody }: NeededField): boolean {
  return field.isRequired || (operation.publicWhen !== undefined && !isForEverybody && field.path === 'uid');
}

/**
 * A file upload may carry the session in a field, and a window may carry a code. Such a field says who calls, not what is
 * requested.
 */
function isSessionField(operation: Operation, { name }: RequestField): boolean {
  return (operation.body === 'multipart' || operation.takesCode === true) && name === 'auth';
}

/** Operations whose verdict their declaration doesn't determine. */
const openToBlocked = [
  ...['validate_auth', 'logout'],
  // What there is to pay, and whom to write to.
  ...['get_clubs_for_user', 'get_invoices', 'view_invoice', 'redirect_to_mollie_payment'],
];
const openToGuests = [
  ...[
    'hold_seats',
    'release_seats',
    'extend_hold',
    'get_ticket_sales_quote',
    'get_tickets',
    'download_ticket',
    'open_wallet_pass',
  ],
  ...['compile_public_registration_invoice', 'get_carts', 'save_cart', 'place_order', 'get_order'],
  ...['get_last_unpaid_order', 'redirect_to_mollie_payment', 'download_order_calendar'],
  ...['get_combined_course_registration_form', 'save_combined_course_registration_form', 'get_draft'],
  ...['save_draft', 'save_question_files', 'open_question_file'],
  ...['get_invoice', 'get_invoices', 'view_invoice', 'view_credit_note'],
  ...['get_clubs_for_user', 'get_user_family_members', 'create_auth_code'],
  ...['export_my_data', 'get_erasure', 'erase_my_data'],
];
const onlyForAdministrators = ['open_admin_panel'];
const onlyForTeachers = ['get_teacher_courses', 'get_teacher_session', 'save_attendance', 'get_teacher_list'];
const tellsOfTheSession = ['validate_auth'];
/** Pictures of clubs are public. Somebody who has a session keeps it, whatever the club. */
const openWhereClosed = ['render_preview', 'open_guest_session'];

/** Public with a signed link, whichever uid it names (they have their own test). Without a link, only for members. */
const signedOrMembers = ['get_federation', 'get_federation_card'];

/**
 * These operations identify a thing of the person beside it, by a number that few people own, or ask an order with goods, which these
 * people don't have.
 */
const namesOwnThing = [
  'withdraw_order',
  'reload_pass',
  'reserve_pass',
  'cancel_pass_reservation',
  'answer_invitation',
  'leave_waiting_list',
  'stop_registration',
  'get_club_person',
  'change_club_person',
  'change_federation_members',
  'register_at_desk',
  'download_club_document',
  'get_move_targets',
  'propose_merge',
  'move_registration',
  'cancel_for_club',
  'read_managed_registration',
  'read_form_answer',
  'remove_form',
  'mark_transfer_paid',
  'undo_transfer',
  'get_refund_proposal',
  'credit_amount',
  'stop_course',
  'raise_price',
  'use_credit',
  'undo_given_back',
  'note_given_back',
  'resend_mail',
  'remind_now',
  'remind_all',
  'get_reminders',
  'publish_form',
  'get_form_version',
  'set_payment_key',
  'read_bank_file',
  'book_bank_line',
  'set_bank_line_aside',
  'upload_offer_picture',
  'upload_film',
  'publish_offer',
  'plan_offer_publication',
  'change_planned_offer',
  'take_back_offer',
  'get_club_message',
  'remove_club_message',
  'test_club_message',
  'send_club_message',
  'unplan_club_message',
  'save_club_message',
  'upload_message_picture',
  'take_back_lesson',
  'change_lesson',
  'get_door_list',
  'sync_door',
  'get_door_lesson',
  'sync_door_lesson',
  'invite_to_role',
  'change_role',
  'end_role',
  'correct_certificate',
  'withdraw_certificate',
  'download_club_certificate',
  'download_belcotax',
  'set_course_teacher',
  'set_substitute',
  'get_answers',
  'change_answers',
  'get_change_options',
  'change_registration',
  'report_absence',
  'accept_waiting_list_offer',
  'view_credit_note',
  'download_certificate',
  'give_national_numbers',
  'get_video',
  'open_video',
  'download_ticket',
  'open_wallet_pass',
  'get_communication',
  'read_communication',
];

function judged(unjudged: Omit<RightsCase, 'verdict'>): RightsCase {
  const verdict = verdictOf(unjudged);
  const isLookedFor = verdict === 'answered' && namesOwnThing.includes(unjudged.operation.name);
  return { ...unjudged, verdict: isLookedFor ? 'looked for' : verdict };
}

/** A visitor's uid is ignored: without a session it only names for whom a list would be ordered. */
const ignoringVisitorsUid = ['get_courses'];

function verdictOf(one: Omit<RightsCase, 'verdict'>): Verdict {
  const { operation, role, varied, isForEverybody } = one;
  const asksMember = signedOrMembers.includes(operation.name);
  const isPublic = (operation.access === 'public' && !asksMember) || isForEverybody;
  if (role.session !== 'live' && ignoringVisitorsUid.includes(operation.name)) return 'answered';
  const namesPerson = !isForEverybody && namedFields(one).some(({ meaning }) => meaning === 'person');
  if (role.session !== 'live' && (!isPublic || namesPerson)) return 'unauthenticated';
  const asksOfSession = tellsOfTheSession.includes(operation.name) && !varied;
  if (role.session === 'expired' && asksOfSession) return 'unauthenticated';
  if (role.isBlocked && !openToBlocked.includes(operation.name)) return 'forbidden';
  if (role.isGuest && operation.access === 'user' && !openToGuests.includes(operation.name))
    return 'forbidden';
  if (role.lacksGuardian && operation.commits) return 'guardian missing';
  if (asksMember && !role.isOfFederation) return 'forbidden';
  if (!role.administers && onlyForAdministrators.includes(operation.name)) return 'forbidden';
  if (operation.task && !worksAt(one, operation.task)) return 'forbidden';
  if (!role.teaches && onlyForTeachers.includes(operation.name)) return 'forbidden';
  return varied ? verdictOfVaried(one, varied) : 'answered';
}

/** Whether the role at Arabesk has a task. A varied request names another club. */
function worksAt({ role, varied }: Omit<RightsCase, 'verdict'>, task: ClubTask): boolean {
  return varied?.field.meaning !== 'club' && roleHasTask(role.worksAs ?? 'member', task);
}

function verdictOfVaried(
  { operation, role, isForEverybody }: Omit<RightsCase, 'verdict'>,
  { field, variant }: NonNullable<RightsCase['varied']>,
): Verdict {
  if (variant === 'made up') return 'made up';
  if (variant === 'foreign') return operation.answers === 'browser' ? 'not found' : 'hidden';
  // A guest corrects the address by the same operation, which asks whether the club sells to guests.
  const keepsSession = operation.name !== 'open_guest_session' || !role.isGuest;
  if (variant === 'closed')
    return openWhereClosed.includes(operation.name) && keepsSession ? 'answered' : 'forbidden';
  if (variant === 'family' && role.sharesMember) return verdictOfShared(operation, field);
  if (variant !== 'stranger') return 'answered';
  if (field.meaning === 'person') return isForEverybody ? 'hidden' : 'forbidden';
  return field.meaning === 'file' && roleHasTask(role.worksAs ?? 'member', 'health')
    ? 'answered'
    : 'not found';
}

const erasesPeople = ['get_erasure', 'erase_my_data'];

/** What a second household may do with a thing of the child. */
function verdictOfShared({ name }: Operation, { meaning }: RequestField): Verdict {
  if (meaning === 'order') return 'not found';
  return meaning === 'person' && erasesPeople.includes(name) ? 'forbidden' : 'answered';
}

/** The fields in the request of a case. */
export function namedFields({ varied, ...asked }: Omit<RightsCase, 'verdict'>): RequestField[] {
  const needed = fieldsOfRequest(asked.operation).filter((field) => isNeeded({ field, ...asked }));
  return [...needed, ...(varied ? [varied.field] : [])];
}

/** Wraps the value in a list when the field holds a list. */
export function asGiven(schema: TSchema, value: unknown): unknown {
  return Type.IsArray(schema) ? [value] : value;
}
