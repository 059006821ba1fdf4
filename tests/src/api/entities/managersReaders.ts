import type { OperationName, Operations } from '#schemas/operations.ts';
import type { WireAnswer } from '#src/api/call.ts';
import {
  parseClubMessage,
  parseClubMessages,
  parseMessageChoices,
  parseMessageReaders,
  parseSavedMessage,
  parseSentMessage,
  parseTestMessage,
} from '#src/api/entities/club/clubMessage.ts';
import { parseClubNumbers } from '#src/api/entities/club/clubNumbers.ts';
import { parseManagedLessons } from '#src/api/entities/club/lessonChange.ts';
import { parseUploadedFilm } from '#src/api/entities/club/uploadedFilm.ts';
import { parseClubPeople, parseClubPerson } from '#src/api/entities/desk/clubPerson.ts';
import { parseCourseList, parseSeasonNumbers } from '#src/api/entities/desk/courseList.ts';
import {
  parseDeskRegistration,
  parseMoved,
  parseMoveTargets,
} from '#src/api/entities/desk/deskRegistration.ts';
import { parseFederationMembers, parseImportedCards } from '#src/api/entities/desk/federationMember.ts';
import { parseImportedPeople, parseMergeProposal } from '#src/api/entities/desk/importedPeople.ts';
import { parseDoorEvents, parseDoorList, parseDoorState } from '#src/api/entities/door/door.ts';
import {
  parseFormEditor,
  parseFormPlan,
  parseFormVersions,
  parseRevision,
  parseVersionSections,
} from '#src/api/entities/forms/builtForm.ts';
import { parseClubActions } from '#src/api/entities/management/clubAction.ts';
import { parseClubCancellation } from '#src/api/entities/management/clubCancellation.ts';
import {
  parseCertificateMails,
  parseClubCertificates,
  parseCorrectedCertificate,
  parseIssuedCertificates,
} from '#src/api/entities/management/clubCertificates.ts';
import {
  parseBookedTransfer,
  parseClubInvoices,
  parseReminded,
} from '#src/api/entities/management/clubInvoice.ts';
import {
  parseClubTeachers,
  parseTaughtLessons,
  parseTeachingHours,
} from '#src/api/entities/management/clubTeachers.ts';
import {
  parseCourseStop,
  parseRaisedPrice,
  parseStoppedCourse,
} from '#src/api/entities/management/courseStop.ts';
import { parseManagedCourses } from '#src/api/entities/management/managedCourse.ts';
import {
  parseFormAnswer,
  parseFormAnswers,
  parseFormSummary,
  parseManagedForms,
  parseNewForm,
} from '#src/api/entities/management/managedForm.ts';
import {
  parseManagedRegistration,
  parseManagedRegistrations,
} from '#src/api/entities/management/managedRegistration.ts';
import {
  parseOfferEditor,
  parseOfferPlan,
  parseOfferPublications,
  parseOfferStatus,
  parsePlannedId,
  parseTakenBackOffer,
  parseUploadedPicture,
} from '#src/api/entities/management/offerEditor.ts';
import { parseCreditedAmount, parseRefundProposal } from '#src/api/entities/management/refundProposal.ts';
import { parseResentMail, parseUndeliveredMails } from '#src/api/entities/management/undeliveredMail.ts';
import { parseBankLines, parseBookedLines, parseReadBankFile } from '#src/api/entities/money/bankLine.ts';
import { parsePaymentAccount } from '#src/api/entities/money/paymentAccount.ts';
import { parseRemindedAll, parseReminders } from '#src/api/entities/money/reminders.ts';
import { parseClubRoles } from '#src/api/entities/people/clubRoles.ts';

export type Answer = WireAnswer<OperationName> & {
  readonly result?: unknown;
  readonly errors?: unknown;
  readonly code?: unknown;
};

/** The operations of the screens for managers: those that name a task. */
type ForManagers = {
  [Name in OperationName]: Operations[Name] extends { readonly task: string } ? Name : never;
}[OperationName];

/** The reader of each answer on the screens for managers; undefined where the portal reads nothing of it. */
export const managersReaders: Record<ForManagers, ((answer: Answer) => unknown) | undefined> = {
  get_undelivered_mails: ({ result }) => parseUndeliveredMails(result),
  cancel_for_club: ({ result }) => parseClubCancellation(result),
  get_club_payments: parseClubInvoices,
  mark_transfer_paid: ({ result }) => parseBookedTransfer(result),
  undo_transfer: undefined,
  download_books: undefined,
  get_refund_proposal: ({ result }) => parseRefundProposal(result),
  credit_amount: ({ result }) => parseCreditedAmount(result),
  get_course_stop: ({ result }) => parseCourseStop(result),
  stop_course: ({ result }) => parseStoppedCourse(result),
  raise_price: ({ result }) => parseRaisedPrice(result),
  use_credit: undefined,
  undo_given_back: undefined,
  note_given_back: undefined,
  remind_now: ({ result }) => parseReminded(result),
  get_reminders: ({ result }) => parseReminders(result),
  remind_all: ({ result }) => parseRemindedAll(result),
  resend_mail: ({ result }) => parseResentMail(result),
  get_club_actions: parseClubActions,
  get_managed_courses: parseManagedCourses,
  get_form_editor: ({ result }) => parseFormEditor(result),
  save_form_draft: ({ result }) => parseRevision(result),
  publish_form: ({ result }) => parseFormPlan(result),
  get_form_versions: ({ result }) => parseFormVersions(result),
  get_form_version: ({ result }) => parseVersionSections(result),
  get_offer_editor: ({ result }) => parseOfferEditor(result),
  save_offer_draft: ({ result }) => parseRevision(result),
  upload_film: ({ result }) => parseUploadedFilm(result),
  upload_offer_picture: ({ result }) => parseUploadedPicture(result),
  publish_offer: ({ result }) => parseOfferPlan(result),
  plan_offer_publication: ({ result }) => parsePlannedId(result),
  change_planned_offer: undefined,
  read_bank_file: ({ result }) => parseReadBankFile(result),
  get_bank_lines: parseBankLines,
  book_sure_bank_lines: ({ result }) => parseBookedLines(result),
  book_bank_line: ({ result }) => parseBookedTransfer(result),
  set_bank_line_aside: undefined,
  get_payment_account: ({ result }) => parsePaymentAccount(result),
  set_payment_key: ({ result }) => parsePaymentAccount(result),
  remove_payment_key: ({ result }) => parsePaymentAccount(result),
  get_offer_status: ({ result }) => parseOfferStatus(result),
  get_offer_publications: ({ result }) => parseOfferPublications(result),
  take_back_offer: ({ result }) => parseTakenBackOffer(result),
  find_club_people: parseClubPeople,
  get_club_person: ({ result }) => parseClubPerson(result),
  change_club_person: undefined,
  register_at_desk: ({ result }) => parseDeskRegistration(result),
  get_move_targets: ({ result }) => parseMoveTargets(result),
  move_registration: ({ result }) => parseMoved(result),
  download_club_document: undefined,
  get_course_list: ({ result }) => parseCourseList(result),
  get_season_numbers: ({ result }) => parseSeasonNumbers(result),
  import_people: ({ result }) => parseImportedPeople(result),
  get_federation_members: ({ result }) => parseFederationMembers(result),
  change_federation_members: undefined,
  import_federation_members: ({ result }) => parseImportedCards(result),
  propose_merge: ({ result }) => parseMergeProposal(result),
  get_club_messages: ({ result }) => parseClubMessages(result),
  get_club_message: ({ result }) => parseClubMessage(result),
  get_message_choices: ({ result }) => parseMessageChoices(result),
  count_message_readers: ({ result }) => parseMessageReaders(result),
  save_club_message: ({ result }) => parseSavedMessage(result),
  remove_club_message: undefined,
  upload_message_picture: ({ result }) => parseUploadedPicture(result),
  test_club_message: ({ result }) => parseTestMessage(result),
  send_club_message: ({ result }) => parseSentMessage(result),
  unplan_club_message: undefined,
  get_managed_lessons: ({ result }) => parseManagedLessons(result),
  get_managed_registrations: parseManagedRegistrations,
  download_registrations: undefined,
  read_managed_registration: ({ result }) => parseManagedRegistration(result),
  get_club_numbers: ({ result }) => parseClubNumbers(result),
  get_door_events: ({ result }) => parseDoorEvents(result),
  get_door_list: ({ result }) => parseDoorList(result),
  sync_door: ({ result }) => parseDoorState(result),
  get_door_lesson: ({ result }) => parseDoorList(result),
  sync_door_lesson: ({ result }) => parseDoorState(result),
  get_club_roles: ({ result }) => parseClubRoles(result),
  invite_to_role: undefined,
  change_role: undefined,
  end_role: undefined,
  get_club_certificates: ({ result }) => parseClubCertificates(result),
  issue_certificates: ({ result }) => parseIssuedCertificates(result),
  correct_certificate: ({ result }) => parseCorrectedCertificate(result),
  withdraw_certificate: ({ result }) => parseCertificateMails(result),
  mail_certificates: ({ result }) => parseCertificateMails(result),
  download_club_certificate: undefined,
  download_belcotax: undefined,
  get_club_teachers: ({ result }) => parseClubTeachers(result),
  set_course_teacher: undefined,
  get_course_lessons: ({ result }) => parseTaughtLessons(result),
  set_substitute: undefined,
  get_teaching_hours: ({ result }) => parseTeachingHours(result),
  download_teaching_hours: undefined,
  get_managed_forms: ({ result }) => parseManagedForms(result),
  read_form_summary: ({ result }) => parseFormSummary(result),
  get_form_answers: parseFormAnswers,
  read_form_answer: ({ result }) => parseFormAnswer(result),
  download_form_answers: undefined,
  create_form: ({ result }) => parseNewForm(result),
  duplicate_form: ({ result }) => parseNewForm(result),
  set_form_state: undefined,
  change_form: undefined,
  remove_form: undefined,
};
