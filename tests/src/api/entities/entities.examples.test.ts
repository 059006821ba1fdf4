import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { OperationName } from '#schemas/operations.ts';
import { operations } from '#schemas/operations.ts';
import { parseCalendar, parseCalendarFeed } from '#src/api/entities/agenda/calendar.ts';
import { parseDashboard } from '#src/api/entities/agenda/dashboard.ts';
import {
  parseClub,
  parseClubConditions,
  parseFoundClubs,
  parseUserClubs,
} from '#src/api/entities/club/club.ts';
import { parseCommunication, parseCommunications } from '#src/api/entities/club/communication.ts';
import {
  parseFederation,
  parseFederationCard,
  parseMembershipCards,
} from '#src/api/entities/club/federation.ts';
import { parseLessonChange, parseLessonChanges } from '#src/api/entities/club/lessonChange.ts';
import { parsePrivacy, parseWithdrawn } from '#src/api/entities/club/privacy.ts';
import { parseTeacherCourses, parseTeacherSession } from '#src/api/entities/club/teaching.ts';
import { parseVideo, parseVideos } from '#src/api/entities/club/video.ts';
import { parseCourseList } from '#src/api/entities/desk/courseList.ts';
import { parseRecordLink } from '#src/api/entities/desk/importedPeople.ts';
import { parseCourse, parseCoursePage } from '#src/api/entities/offer/course.ts';
import { parsePasses, parsePassLog, parsePassSessions } from '#src/api/entities/offer/pass.ts';
import { parseProduct, parseProductCategories, parseProducts } from '#src/api/entities/offer/product.ts';
import { parseReservation } from '#src/api/entities/offer/reservation.ts';
import { parseHeldSeats, parseSeatPlan } from '#src/api/entities/offer/seatPlan.ts';
import { parseCartInvoice, parseSeatQuote } from '#src/api/entities/orders/cartInvoice.ts';
import { parseCertificates, parseNumbersGiven } from '#src/api/entities/orders/certificate.ts';
import { parseInvoice, parseInvoices } from '#src/api/entities/orders/invoice.ts';
import { parseKeptCart, parseKeptCarts } from '#src/api/entities/orders/keptCart.ts';
import { parseTickets } from '#src/api/entities/orders/memberTicket.ts';
import { parseOrders, parseOrderWithdrawn, parsePlacedOrder } from '#src/api/entities/orders/order.ts';
import { parseUnpaidOrder } from '#src/api/entities/orders/unpaidOrder.ts';
import { parseAddressVerdict, parseCountries, parsePlaces } from '#src/api/entities/people/address.ts';
import { parseConfirmedMail } from '#src/api/entities/people/confirmedMail.ts';
import { parseErasure } from '#src/api/entities/people/erasure.ts';
import { parseLoginSessions } from '#src/api/entities/people/loginSession.ts';
import { parseFollowedInvite, parseParents } from '#src/api/entities/people/parent.ts';
import { parsePreferences } from '#src/api/entities/people/preferences.ts';
import { parseProfile } from '#src/api/entities/people/profile.ts';
import { parseRoleInvite } from '#src/api/entities/people/roleInvite.ts';
import { parseCode, parseFamilyMembers, parseSession, parseUser } from '#src/api/entities/people/user.ts';
import { parseForm, parseForms } from '#src/api/entities/registration/form.ts';
import { parseGivenAnswers } from '#src/api/entities/registration/givenAnswers.ts';
import { parseInvitations } from '#src/api/entities/registration/invitation.ts';
import { parseKeptDraft, parseKeptDraftOrNone } from '#src/api/entities/registration/keptDraft.ts';
import {
  parseChangeOptions,
  parseOwnRegistrations,
  parseStopped,
} from '#src/api/entities/registration/ownRegistration.ts';
import { parseRegistrationForm } from '#src/api/entities/registration/registrationForm.ts';
import { readRefusal } from '#src/api/readAnswer.ts';
import { asText } from './asText.ts';
import { type Answer, managersReaders } from './managersReaders.ts';

/** Operations whose answers have sections or a club file, which the engine reads. */
const readByEngine: ReadonlySet<OperationName> = new Set([
  'get_combined_course_registration_form',
  'get_form',
  'get_answers',
  'get_form_editor',
  'get_form_version',
  'get_offer_editor',
]);

/** The reader of each operation's answer. It is undefined when the portal ignores the answer. */
const readers: Record<OperationName, ((answer: Answer) => unknown) | undefined> = {
  ...managersReaders,
  search_clubs: ({ result }) => parseFoundClubs(result),
  get_club_by_url: ({ result }) => parseClub(result),
  get_clubs_for_user: ({ result }) => parseUserClubs(result),
  get_club_conditions: ({ result }) => parseClubConditions(result),
  get_privacy: ({ result }) => parsePrivacy(result),
  login: parseSession,
  logout: undefined,
  get_sessions: ({ result }) => parseLoginSessions(result),
  log_out_everywhere: undefined,
  validate_auth: parseSession,
  change_password: undefined,
  confirm_mail: ({ result }) => parseConfirmedMail(result),
  send_mail_confirmation: undefined,
  create_auth_code: ({ result }) => parseCode(result),
  exchange_auth_code: parseSession,
  register_account: parseSession,
  request_password_reset: undefined,
  reset_password: parseSession,
  add_family_member: ({ result }) => parseUser(result),
  add_new_parent: parseCode,
  export_my_data: undefined,
  get_erasure: ({ result }) => parseErasure(result),
  erase_my_data: undefined,
  withdraw_health_consent: ({ result }) => parseWithdrawn(result),
  get_profile: ({ result }) => parseProfile(result),
  save_profile: ({ result }) => parseProfile(result),
  get_parents: ({ result }) => parseParents(result),
  invite_parent: undefined,
  withdraw_parent_invite: undefined,
  get_parent_invite: ({ result }) => parseFollowedInvite(result),
  accept_parent_invite: undefined,
  get_role_invite: ({ result }) => parseRoleInvite(result),
  accept_role_invite: undefined,
  leave_family: undefined,
  remove_parent: undefined,
  get_user_family_members: ({ result }) => parseFamilyMembers(result),
  get_courses: parseCoursePage,
  get_course: ({ result }) => parseCourse(result),
  compile_public_registration_invoice: parseCartInvoice,
  get_combined_course_registration_form: parseRegistrationForm,
  save_combined_course_registration_form: undefined,
  get_countries: ({ result }) => parseCountries(result),
  get_addresses: ({ result }) => parsePlaces(result),
  validate_address: parseAddressVerdict,
  get_forms: ({ result }) => parseForms(result),
  get_form: parseForm,
  save_form: undefined,
  save_question_files: undefined,
  open_admin_panel: undefined,
  open_question_file: undefined,
  render_preview: undefined,
  place_order: ({ result }) => parsePlacedOrder(result),
  withdraw_order: ({ result }) => parseOrderWithdrawn(result),
  get_carts: ({ result }) => parseKeptCarts(result),
  save_cart: ({ result }) => parseKeptCart(result),
  get_draft: ({ result }) => parseKeptDraftOrNone(result),
  open_guest_session: parseSession,
  save_draft: ({ result }) => parseKeptDraft(result),
  get_last_unpaid_order: ({ result }) => parseUnpaidOrder(result),
  get_order: ({ result }) => parseOrders(result),
  get_seat_plan: ({ result }) => parseSeatPlan(result),
  hold_seats: ({ result }) => parseHeldSeats(result),
  release_seats: ({ result }) => parseHeldSeats(result),
  extend_hold: ({ result }) => parseReservation(result),
  get_product_categories: ({ result }) => parseProductCategories(result),
  get_products: ({ result }) => parseProducts(result),
  get_product: ({ result }) => parseProduct(result),
  get_passes: ({ result }) => parsePasses(result),
  reload_pass: ({ result }) => parsePlacedOrder(result),
  get_pass_log: ({ result }) => parsePassLog(result),
  get_pass_sessions: ({ result }) => parsePassSessions(result),
  reserve_pass: undefined,
  cancel_pass_reservation: undefined,
  get_invitations: ({ result }) => parseInvitations(result),
  answer_invitation: undefined,
  leave_waiting_list: undefined,
  get_registrations: ({ result }) => parseOwnRegistrations(result),
  stop_registration: ({ result }) => parseStopped(result),
  get_teacher_list: ({ result }) => parseCourseList(result),
  get_record_link: ({ result }) => parseRecordLink(result),
  answer_record_link: undefined,
  get_lesson_changes: ({ result }) => parseLessonChanges(result),
  change_lesson: ({ result }) => parseLessonChange(result),
  take_back_lesson: undefined,
  get_answers: ({ result }) => parseGivenAnswers(result),
  change_answers: undefined,
  get_change_options: ({ result }) => parseChangeOptions(result),
  change_registration: undefined,
  report_absence: undefined,
  accept_waiting_list_offer: ({ result }) => parseReservation(result),
  get_ticket_sales_quote: parseSeatQuote,
  redirect_to_mollie_payment: undefined,
  download_order_calendar: undefined,
  download_opening: undefined,
  get_calendar: ({ result }) => parseCalendar(result),
  download_calendar: undefined,
  get_calendar_feed: ({ result }) => parseCalendarFeed(result),
  renew_calendar_feed: ({ result }) => parseCalendarFeed(result),
  get_dashboard: ({ result }) => parseDashboard(result),
  get_teacher_courses: ({ result }) => parseTeacherCourses(result),
  get_teacher_session: ({ result }) => parseTeacherSession(result),
  get_videos: ({ result }) => parseVideos(result),
  get_video: ({ result }) => parseVideo(result),
  open_video: undefined,
  save_attendance: ({ result }) => parseTeacherSession(result),
  get_communications: ({ result }) => parseCommunications(result),
  get_communication: ({ result }) => parseCommunication(result),
  read_communication: undefined,
  get_preferences: ({ result }) => parsePreferences(result),
  save_preferences: ({ result }) => parsePreferences(result),
  get_invoices: ({ result }) => parseInvoices(result),
  get_invoice: ({ result }) => parseInvoice(result),
  view_invoice: undefined,
  view_credit_note: undefined,
  get_certificates: ({ result }) => parseCertificates(result),
  download_certificate: undefined,
  give_national_numbers: ({ result }) => parseNumbersGiven(result),
  get_tickets: ({ result }) => parseTickets(result),
  download_ticket: undefined,
  open_wallet_pass: undefined,
  get_membership_cards: ({ result }) => parseMembershipCards(result),
  get_federation: ({ result }) => parseFederation(result),
  get_federation_card: ({ result }) => parseFederationCard(result),
};

interface Example {
  readonly name: string;
  readonly value: Answer;
}

function examplesIn(file: string) {
  // Every file in the folder has this form; the tests of the contract validate the contents.
  return JSON.parse(
    readFileSync(new URL(`../../../../schemas/examples/${file}.json`, import.meta.url), 'utf8'),
  ) as {
    readonly valid: readonly Example[];
    readonly response: { readonly valid: readonly Example[] };
  };
}

function camelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

for (const name of Object.keys(operations) as OperationName[]) {
  const read = readers[name];
  if (!read) continue;
  describe(`the portal reads ${name}`, () => {
    test.each(examplesIn(`${operations[name].group}/${camelCase(name)}`).response.valid)(
      '$name',
      ({ value }) => {
        const entity = read(value);
        const entries = Array.isArray(value.result) ? value.result.length : undefined;
        // A list drops unreadable entries, but every entry of an example must be readable.
        if (entries !== undefined && Array.isArray(entity)) expect(entity).toHaveLength(entries);
        if (!readByEngine.has(name)) {
          expect(read(asText(value) as Answer)).toEqual(entity); // still an object
        }
      },
    );
  });
}

describe('readRefusal', () => {
  test.each(examplesIn('refusal').valid)('reads $name', ({ value }) => {
    const refusal = readRefusal(409, value);
    expect(refusal).toMatchObject(value.errors ? { errors: value.errors, code: value.code } : {});
    expect(refusal?.errors[0]).toBeTruthy();
  });
});
