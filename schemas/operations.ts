import type { Operation, RequestOf, ResponseOf } from './operation.ts';
import { getAddresses } from './operations/addresses/getAddresses.ts';
import { getCountries } from './operations/addresses/getCountries.ts';
import { validateAddress } from './operations/addresses/validateAddress.ts';
import { downloadCalendar } from './operations/calendar/downloadCalendar.ts';
import { getCalendar } from './operations/calendar/getCalendar.ts';
import { getCalendarFeed } from './operations/calendar/getCalendarFeed.ts';
import { renewCalendarFeed } from './operations/calendar/renewCalendarFeed.ts';
import { downloadCertificate } from './operations/certificates/downloadCertificate.ts';
import { getCertificates } from './operations/certificates/getCertificates.ts';
import { giveNationalNumbers } from './operations/certificates/giveNationalNumbers.ts';
import { acceptRoleInvite } from './operations/clubs/acceptRoleInvite.ts';
import { getClubByUrl } from './operations/clubs/getClubByUrl.ts';
import { getClubConditions } from './operations/clubs/getClubConditions.ts';
import { getClubsForUser } from './operations/clubs/getClubsForUser.ts';
import { getPrivacy } from './operations/clubs/getPrivacy.ts';
import { getRoleInvite } from './operations/clubs/getRoleInvite.ts';
import { getUndeliveredMails } from './operations/clubs/getUndeliveredMails.ts';
import { renderPreview } from './operations/clubs/renderPreview.ts';
import { searchClubs } from './operations/clubs/searchClubs.ts';
import { getCommunication } from './operations/communication/getCommunication.ts';
import { getCommunications } from './operations/communication/getCommunications.ts';
import { getPreferences } from './operations/communication/getPreferences.ts';
import { readCommunication } from './operations/communication/readCommunication.ts';
import { savePreferences } from './operations/communication/savePreferences.ts';
import { getCourse } from './operations/courses/getCourse.ts';
import { getCourses } from './operations/courses/getCourses.ts';
import { getDashboard } from './operations/dashboard/getDashboard.ts';
import { addFamilyMember } from './operations/family/addFamilyMember.ts';
import { addNewParent } from './operations/family/addNewParent.ts';
import { eraseMyData } from './operations/family/eraseMyData.ts';
import { exportMyData } from './operations/family/exportMyData.ts';
import { getErasure } from './operations/family/getErasure.ts';
import { getProfile } from './operations/family/getProfile.ts';
import { getUserFamilyMembers } from './operations/family/getUserFamilyMembers.ts';
import { saveProfile } from './operations/family/saveProfile.ts';
import { withdrawHealthConsent } from './operations/family/withdrawHealthConsent.ts';
import { getFederation } from './operations/federation/getFederation.ts';
import { getFederationCard } from './operations/federation/getFederationCard.ts';
import { getMembershipCards } from './operations/federation/getMembershipCards.ts';
import { acceptWaitingListOffer } from './operations/invitations/acceptWaitingListOffer.ts';
import { answerInvitation } from './operations/invitations/answerInvitation.ts';
import { getInvitations } from './operations/invitations/getInvitations.ts';
import { leaveWaitingList } from './operations/invitations/leaveWaitingList.ts';
import { getInvoice } from './operations/invoices/getInvoice.ts';
import { getInvoices } from './operations/invoices/getInvoices.ts';
import { viewCreditNote } from './operations/invoices/viewCreditNote.ts';
import { viewInvoice } from './operations/invoices/viewInvoice.ts';
import { cancelForClub } from './operations/management/cancelForClub.ts';
import { creditAmount } from './operations/management/creditAmount.ts';
import { downloadBooks } from './operations/management/downloadBooks.ts';
import { downloadRegistrations } from './operations/management/downloadRegistrations.ts';
import { getClubActions } from './operations/management/getClubActions.ts';
import { getClubPayments } from './operations/management/getClubPayments.ts';
import { getManagedCourses } from './operations/management/getManagedCourses.ts';
import { getManagedRegistrations } from './operations/management/getManagedRegistrations.ts';
import { getRefundProposal } from './operations/management/getRefundProposal.ts';
import { markTransferPaid } from './operations/management/markTransferPaid.ts';
import { noteGivenBack } from './operations/management/noteGivenBack.ts';
import { readManagedRegistration } from './operations/management/readManagedRegistration.ts';
import { remindNow } from './operations/management/remindNow.ts';
import { resendMail } from './operations/management/resendMail.ts';
import { undoGivenBack } from './operations/management/undoGivenBack.ts';
import { undoTransfer } from './operations/management/undoTransfer.ts';
import { useCredit } from './operations/management/useCredit.ts';
import { compilePublicRegistrationInvoice } from './operations/orders/compilePublicRegistrationInvoice.ts';
import { downloadOrderCalendar } from './operations/orders/downloadOrderCalendar.ts';
import { getCarts } from './operations/orders/getCarts.ts';
import { getLastUnpaidOrder } from './operations/orders/getLastUnpaidOrder.ts';
import { getOrder } from './operations/orders/getOrder.ts';
import { getTicketSalesQuote } from './operations/orders/getTicketSalesQuote.ts';
import { placeOrder } from './operations/orders/placeOrder.ts';
import { redirectToMolliePayment } from './operations/orders/redirectToMolliePayment.ts';
import { saveCart } from './operations/orders/saveCart.ts';
import { withdrawOrder } from './operations/orders/withdrawOrder.ts';
import { changeAnswers } from './operations/own-registrations/changeAnswers.ts';
import { changeRegistration } from './operations/own-registrations/changeRegistration.ts';
import { getAnswers } from './operations/own-registrations/getAnswers.ts';
import { getChangeOptions } from './operations/own-registrations/getChangeOptions.ts';
import { getRegistrations } from './operations/own-registrations/getRegistrations.ts';
import { reportAbsence } from './operations/own-registrations/reportAbsence.ts';
import { stopRegistration } from './operations/own-registrations/stopRegistration.ts';
import { acceptParentInvite } from './operations/parents/acceptParentInvite.ts';
import { getParentInvite } from './operations/parents/getParentInvite.ts';
import { getParents } from './operations/parents/getParents.ts';
import { inviteParent } from './operations/parents/inviteParent.ts';
import { leaveFamily } from './operations/parents/leaveFamily.ts';
import { removeParent } from './operations/parents/removeParent.ts';
import { withdrawParentInvite } from './operations/parents/withdrawParentInvite.ts';
import { cancelPassReservation } from './operations/passes/cancelPassReservation.ts';
import { getPasses } from './operations/passes/getPasses.ts';
import { getPassLog } from './operations/passes/getPassLog.ts';
import { getPassSessions } from './operations/passes/getPassSessions.ts';
import { reloadPass } from './operations/passes/reloadPass.ts';
import { reservePass } from './operations/passes/reservePass.ts';
import { getCombinedCourseRegistrationForm } from './operations/registration/getCombinedCourseRegistrationForm.ts';
import { getDraft } from './operations/registration/getDraft.ts';
import { getForm } from './operations/registration/getForm.ts';
import { getForms } from './operations/registration/getForms.ts';
import { openQuestionFile } from './operations/registration/openQuestionFile.ts';
import { saveCombinedCourseRegistrationForm } from './operations/registration/saveCombinedCourseRegistrationForm.ts';
import { saveDraft } from './operations/registration/saveDraft.ts';
import { saveForm } from './operations/registration/saveForm.ts';
import { saveQuestionFiles } from './operations/registration/saveQuestionFiles.ts';
import { changePassword } from './operations/session/changePassword.ts';
import { confirmMail } from './operations/session/confirmMail.ts';
import { createAuthCode } from './operations/session/createAuthCode.ts';
import { exchangeAuthCode } from './operations/session/exchangeAuthCode.ts';
import { getSessions } from './operations/session/getSessions.ts';
import { login } from './operations/session/login.ts';
import { logOutEverywhere } from './operations/session/logOutEverywhere.ts';
import { logout } from './operations/session/logout.ts';
import { openAdminPanel } from './operations/session/openAdminPanel.ts';
import { openGuestSession } from './operations/session/openGuestSession.ts';
import { registerAccount } from './operations/session/registerAccount.ts';
import { requestPasswordReset } from './operations/session/requestPasswordReset.ts';
import { resetPassword } from './operations/session/resetPassword.ts';
import { sendMailConfirmation } from './operations/session/sendMailConfirmation.ts';
import { validateAuth } from './operations/session/validateAuth.ts';
import { getTeacherCourses } from './operations/teacher/getTeacherCourses.ts';
import { getTeacherSession } from './operations/teacher/getTeacherSession.ts';
import { saveAttendance } from './operations/teacher/saveAttendance.ts';
import { downloadTicket } from './operations/tickets/downloadTicket.ts';
import { extendHold } from './operations/tickets/extendHold.ts';
import { getSeatPlan } from './operations/tickets/getSeatPlan.ts';
import { getTickets } from './operations/tickets/getTickets.ts';
import { holdSeats } from './operations/tickets/holdSeats.ts';
import { releaseSeats } from './operations/tickets/releaseSeats.ts';
import { getVideo } from './operations/videos/getVideo.ts';
import { getVideos } from './operations/videos/getVideos.ts';
import { openVideo } from './operations/videos/openVideo.ts';
import { getProduct } from './operations/webshop/getProduct.ts';
import { getProductCategories } from './operations/webshop/getProductCategories.ts';
import { getProducts } from './operations/webshop/getProducts.ts';

/** All operations of the contract by wire name. The server must handle each one, and the portal may call no others. */
export const operations = {
  search_clubs: searchClubs,
  get_club_by_url: getClubByUrl,
  get_clubs_for_user: getClubsForUser,
  get_role_invite: getRoleInvite,
  accept_role_invite: acceptRoleInvite,
  get_club_conditions: getClubConditions,
  get_privacy: getPrivacy,
  get_undelivered_mails: getUndeliveredMails,
  login,
  logout,
  get_sessions: getSessions,
  log_out_everywhere: logOutEverywhere,
  validate_auth: validateAuth,
  get_user_family_members: getUserFamilyMembers,
  get_courses: getCourses,
  get_course: getCourse,
  compile_public_registration_invoice: compilePublicRegistrationInvoice,
  get_combined_course_registration_form: getCombinedCourseRegistrationForm,
  save_combined_course_registration_form: saveCombinedCourseRegistrationForm,
  place_order: placeOrder,
  withdraw_order: withdrawOrder,
  get_carts: getCarts,
  save_cart: saveCart,
  get_order: getOrder,
  render_preview: renderPreview,
  register_account: registerAccount,
  request_password_reset: requestPasswordReset,
  reset_password: resetPassword,
  change_password: changePassword,
  confirm_mail: confirmMail,
  send_mail_confirmation: sendMailConfirmation,
  create_auth_code: createAuthCode,
  exchange_auth_code: exchangeAuthCode,
  open_admin_panel: openAdminPanel,
  open_guest_session: openGuestSession,
  get_profile: getProfile,
  save_profile: saveProfile,
  add_family_member: addFamilyMember,
  add_new_parent: addNewParent,
  get_parents: getParents,
  invite_parent: inviteParent,
  withdraw_parent_invite: withdrawParentInvite,
  get_parent_invite: getParentInvite,
  accept_parent_invite: acceptParentInvite,
  leave_family: leaveFamily,
  remove_parent: removeParent,
  export_my_data: exportMyData,
  get_erasure: getErasure,
  erase_my_data: eraseMyData,
  withdraw_health_consent: withdrawHealthConsent,
  get_countries: getCountries,
  get_addresses: getAddresses,
  validate_address: validateAddress,
  save_question_files: saveQuestionFiles,
  open_question_file: openQuestionFile,
  get_forms: getForms,
  get_draft: getDraft,
  save_draft: saveDraft,
  get_form: getForm,
  save_form: saveForm,
  get_last_unpaid_order: getLastUnpaidOrder,
  get_seat_plan: getSeatPlan,
  hold_seats: holdSeats,
  release_seats: releaseSeats,
  extend_hold: extendHold,
  get_product_categories: getProductCategories,
  get_products: getProducts,
  get_product: getProduct,
  get_passes: getPasses,
  reload_pass: reloadPass,
  get_pass_log: getPassLog,
  get_pass_sessions: getPassSessions,
  reserve_pass: reservePass,
  cancel_pass_reservation: cancelPassReservation,
  get_invitations: getInvitations,
  answer_invitation: answerInvitation,
  leave_waiting_list: leaveWaitingList,
  accept_waiting_list_offer: acceptWaitingListOffer,
  get_ticket_sales_quote: getTicketSalesQuote,
  redirect_to_mollie_payment: redirectToMolliePayment,
  download_order_calendar: downloadOrderCalendar,
  get_calendar: getCalendar,
  download_calendar: downloadCalendar,
  get_calendar_feed: getCalendarFeed,
  renew_calendar_feed: renewCalendarFeed,
  get_dashboard: getDashboard,
  get_registrations: getRegistrations,
  stop_registration: stopRegistration,
  cancel_for_club: cancelForClub,
  get_club_payments: getClubPayments,
  mark_transfer_paid: markTransferPaid,
  undo_transfer: undoTransfer,
  download_books: downloadBooks,
  get_refund_proposal: getRefundProposal,
  credit_amount: creditAmount,
  use_credit: useCredit,
  undo_given_back: undoGivenBack,
  note_given_back: noteGivenBack,
  remind_now: remindNow,
  resend_mail: resendMail,
  get_club_actions: getClubActions,
  get_managed_courses: getManagedCourses,
  get_managed_registrations: getManagedRegistrations,
  read_managed_registration: readManagedRegistration,
  download_registrations: downloadRegistrations,
  get_answers: getAnswers,
  change_answers: changeAnswers,
  get_change_options: getChangeOptions,
  change_registration: changeRegistration,
  report_absence: reportAbsence,
  get_teacher_courses: getTeacherCourses,
  get_teacher_session: getTeacherSession,
  save_attendance: saveAttendance,
  get_videos: getVideos,
  get_video: getVideo,
  open_video: openVideo,
  get_communications: getCommunications,
  get_communication: getCommunication,
  read_communication: readCommunication,
  get_preferences: getPreferences,
  save_preferences: savePreferences,
  get_invoices: getInvoices,
  get_invoice: getInvoice,
  view_invoice: viewInvoice,
  view_credit_note: viewCreditNote,
  get_certificates: getCertificates,
  download_certificate: downloadCertificate,
  give_national_numbers: giveNationalNumbers,
  get_tickets: getTickets,
  download_ticket: downloadTicket,
  get_membership_cards: getMembershipCards,
  get_federation: getFederation,
  get_federation_card: getFederationCard,
} as const satisfies Record<string, Operation>;

export type Operations = typeof operations;
export type OperationName = keyof Operations;
export type OperationRequest<Name extends OperationName> = RequestOf<Operations[Name]>;
export type OperationResponse<Name extends OperationName> = ResponseOf<Operations[Name]>;
/** The names of operations with this HTTP method. */
export type OperationNameBy<Method extends 'GET' | 'POST'> = {
  [Name in OperationName]: Operations[Name]['method'] extends Method ? Name : never;
}[OperationName];
