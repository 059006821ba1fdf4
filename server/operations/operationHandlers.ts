import type { OperationName } from '#schemas/operations.ts';
import { handleGetAddresses } from './addresses/getAddresses.ts';
import { handleGetCountries } from './addresses/getCountries.ts';
import { handleValidateAddress } from './addresses/validateAddress.ts';
import { handleDownloadCalendar } from './calendar/downloadCalendar.ts';
import { handleGetCalendar } from './calendar/getCalendar.ts';
import { handleGetCalendarFeed } from './calendar/getCalendarFeed.ts';
import { handleRenewCalendarFeed } from './calendar/renewCalendarFeed.ts';
import { handleDownloadCertificate } from './certificates/downloadCertificate.ts';
import { handleGetCertificates } from './certificates/getCertificates.ts';
import { handleGiveNationalNumbers } from './certificates/giveNationalNumbers.ts';
import { handleAcceptRoleInvite } from './clubs/acceptRoleInvite.ts';
import { handleGetClubByUrl } from './clubs/getClubByUrl.ts';
import { handleGetClubConditions } from './clubs/getClubConditions.ts';
import { handleGetClubsForUser } from './clubs/getClubsForUser.ts';
import { handleGetPrivacy } from './clubs/getPrivacy.ts';
import { handleGetRoleInvite } from './clubs/getRoleInvite.ts';
import { handleGetUndeliveredMails } from './clubs/getUndeliveredMails.ts';
import { handleRenderPreview } from './clubs/renderPreview.ts';
import { handleSearchClubs } from './clubs/searchClubs.ts';
import { handleGetCommunication } from './communication/getCommunication.ts';
import { handleGetCommunications } from './communication/getCommunications.ts';
import { handleGetPreferences } from './communication/getPreferences.ts';
import { handleReadCommunication } from './communication/readCommunication.ts';
import { handleSavePreferences } from './communication/savePreferences.ts';
import { handleGetCourse } from './courses/getCourse.ts';
import { handleGetCourses } from './courses/getCourses.ts';
import { handleGetDashboard } from './dashboard/getDashboard.ts';
import { handleAddFamilyMember } from './family/addFamilyMember.ts';
import { handleAddNewParent } from './family/addNewParent.ts';
import { handleEraseMyData } from './family/eraseMyData.ts';
import { handleExportMyData } from './family/exportMyData.ts';
import { handleGetErasure } from './family/getErasure.ts';
import { handleGetProfile } from './family/getProfile.ts';
import { handleGetUserFamilyMembers } from './family/getUserFamilyMembers.ts';
import { handleSaveProfile } from './family/saveProfile.ts';
import { handleWithdrawHealthConsent } from './family/withdrawHealthConsent.ts';
import { handleGetFederation } from './federation/getFederation.ts';
import { handleGetFederationCard } from './federation/getFederationCard.ts';
import { handleGetMembershipCards } from './federation/getMembershipCards.ts';
import { handleAcceptWaitingListOffer } from './invitations/acceptWaitingListOffer.ts';
import { handleAnswerInvitation } from './invitations/answerInvitation.ts';
import { handleGetInvitations } from './invitations/getInvitations.ts';
import { handleLeaveWaitingList } from './invitations/leaveWaitingList.ts';
import { handleGetInvoice } from './invoices/getInvoice.ts';
import { handleGetInvoices } from './invoices/getInvoices.ts';
import { handleViewCreditNote } from './invoices/viewCreditNote.ts';
import { handleViewInvoice } from './invoices/viewInvoice.ts';
import { handleCancelForClub } from './management/cancelForClub.ts';
import { handleCreditAmount } from './management/creditAmount.ts';
import { handleDownloadBooks } from './management/downloadBooks.ts';
import { handleDownloadRegistrations } from './management/downloadRegistrations.ts';
import { handleGetClubActions } from './management/getClubActions.ts';
import { handleGetClubPayments } from './management/getClubPayments.ts';
import { handleGetManagedCourses } from './management/getManagedCourses.ts';
import { handleGetManagedRegistrations } from './management/getManagedRegistrations.ts';
import { handleGetRefundProposal } from './management/getRefundProposal.ts';
import { handleMarkTransferPaid } from './management/markTransferPaid.ts';
import { handleNoteGivenBack } from './management/noteGivenBack.ts';
import { handleReadManagedRegistration } from './management/readManagedRegistration.ts';
import { handleRemindNow } from './management/remindNow.ts';
import { handleResendMail } from './management/resendMail.ts';
import { handleUndoGivenBack } from './management/undoGivenBack.ts';
import { handleUndoTransfer } from './management/undoTransfer.ts';
import { handleUseCredit } from './management/useCredit.ts';
import type { OperationHandler } from './operationHandler.ts';
import { handleCompilePublicRegistrationInvoice } from './orders/compilePublicRegistrationInvoice.ts';
import { handleDownloadOrderCalendar } from './orders/downloadOrderCalendar.ts';
import { handleGetCarts } from './orders/getCarts.ts';
import { handleGetLastUnpaidOrder } from './orders/getLastUnpaidOrder.ts';
import { handleGetOrder } from './orders/getOrder.ts';
import { handleGetTicketSalesQuote } from './orders/getTicketSalesQuote.ts';
import { handlePlaceOrder } from './orders/placeOrder.ts';
import { handleRedirectToMolliePayment } from './orders/redirectToMolliePayment.ts';
import { handleSaveCart } from './orders/saveCart.ts';
import { handleWithdrawOrder } from './orders/withdrawOrder.ts';
import { handleChangeAnswers } from './own-registrations/changeAnswers.ts';
import { handleChangeRegistration } from './own-registrations/changeRegistration.ts';
import { handleGetAnswers } from './own-registrations/getAnswers.ts';
import { handleGetChangeOptions } from './own-registrations/getChangeOptions.ts';
import { handleGetRegistrations } from './own-registrations/getRegistrations.ts';
import { handleReportAbsence } from './own-registrations/reportAbsence.ts';
import { handleStopRegistration } from './own-registrations/stopRegistration.ts';
import { handleAcceptParentInvite } from './parents/acceptParentInvite.ts';
import { handleGetParentInvite } from './parents/getParentInvite.ts';
import { handleGetParents } from './parents/getParents.ts';
import { handleInviteParent } from './parents/inviteParent.ts';
import { handleLeaveFamily } from './parents/leaveFamily.ts';
import { handleRemoveParent } from './parents/removeParent.ts';
import { handleWithdrawParentInvite } from './parents/withdrawParentInvite.ts';
import { handleCancelPassReservation } from './passes/cancelPassReservation.ts';
import { handleGetPasses } from './passes/getPasses.ts';
import { handleGetPassLog } from './passes/getPassLog.ts';
import { handleGetPassSessions } from './passes/getPassSessions.ts';
import { handleReloadPass } from './passes/reloadPass.ts';
import { handleReservePass } from './passes/reservePass.ts';
import { handleGetCombinedCourseRegistrationForm } from './registration/getCombinedCourseRegistrationForm.ts';
import { handleGetDraft } from './registration/getDraft.ts';
import { handleGetForm } from './registration/getForm.ts';
import { handleGetForms } from './registration/getForms.ts';
import { handleOpenQuestionFile } from './registration/openQuestionFile.ts';
import { handleSaveCombinedCourseRegistrationForm } from './registration/saveCombinedCourseRegistrationForm.ts';
import { handleSaveDraft } from './registration/saveDraft.ts';
import { handleSaveForm } from './registration/saveForm.ts';
import { handleSaveQuestionFiles } from './registration/saveQuestionFiles.ts';
import { handleChangePassword } from './session/changePassword.ts';
import { handleConfirmMail } from './session/confirmMail.ts';
import { handleCreateAuthCode } from './session/createAuthCode.ts';
import { handleExchangeAuthCode } from './session/exchangeAuthCode.ts';
import { handleGetSessions } from './session/getSessions.ts';
import { handleLogin } from './session/login.ts';
import { handleLogOutEverywhere } from './session/logOutEverywhere.ts';
import { handleLogout } from './session/logout.ts';
import { handleOpenAdminPanel } from './session/openAdminPanel.ts';
import { handleOpenGuestSession } from './session/openGuestSession.ts';
import { handleRegisterAccount } from './session/registerAccount.ts';
import { handleRequestPasswordReset } from './session/requestPasswordReset.ts';
import { handleResetPassword } from './session/resetPassword.ts';
import { handleSendMailConfirmation } from './session/sendMailConfirmation.ts';
import { handleValidateAuth } from './session/validateAuth.ts';
import { handleGetTeacherCourses } from './teacher/getTeacherCourses.ts';
import { handleGetTeacherSession } from './teacher/getTeacherSession.ts';
import { handleSaveAttendance } from './teacher/saveAttendance.ts';
import { handleDownloadTicket } from './tickets/downloadTicket.ts';
import { handleExtendHold } from './tickets/extendHold.ts';
import { handleGetSeatPlan } from './tickets/getSeatPlan.ts';
import { handleGetTickets } from './tickets/getTickets.ts';
import { handleHoldSeats } from './tickets/holdSeats.ts';
import { handleReleaseSeats } from './tickets/releaseSeats.ts';
import { handleGetVideo } from './videos/getVideo.ts';
import { handleGetVideos } from './videos/getVideos.ts';
import { handleOpenVideo } from './videos/openVideo.ts';
import { handleGetProduct } from './webshop/getProduct.ts';
import { handleGetProductCategories } from './webshop/getProductCategories.ts';
import { handleGetProducts } from './webshop/getProducts.ts';

/** The handler of each operation. A missing one is a compile error. */
export const operationHandlers = {
  search_clubs: handleSearchClubs,
  get_role_invite: handleGetRoleInvite,
  accept_role_invite: handleAcceptRoleInvite,
  get_club_by_url: handleGetClubByUrl,
  get_clubs_for_user: handleGetClubsForUser,
  get_club_conditions: handleGetClubConditions,
  get_privacy: handleGetPrivacy,
  get_undelivered_mails: handleGetUndeliveredMails,
  login: handleLogin,
  logout: handleLogout,
  get_sessions: handleGetSessions,
  log_out_everywhere: handleLogOutEverywhere,
  validate_auth: handleValidateAuth,
  register_account: handleRegisterAccount,
  request_password_reset: handleRequestPasswordReset,
  reset_password: handleResetPassword,
  change_password: handleChangePassword,
  confirm_mail: handleConfirmMail,
  send_mail_confirmation: handleSendMailConfirmation,
  create_auth_code: handleCreateAuthCode,
  exchange_auth_code: handleExchangeAuthCode,
  open_admin_panel: handleOpenAdminPanel,
  open_guest_session: handleOpenGuestSession,
  get_user_family_members: handleGetUserFamilyMembers,
  get_profile: handleGetProfile,
  save_profile: handleSaveProfile,
  add_family_member: handleAddFamilyMember,
  add_new_parent: handleAddNewParent,
  get_parents: handleGetParents,
  invite_parent: handleInviteParent,
  withdraw_parent_invite: handleWithdrawParentInvite,
  get_parent_invite: handleGetParentInvite,
  accept_parent_invite: handleAcceptParentInvite,
  leave_family: handleLeaveFamily,
  remove_parent: handleRemoveParent,
  export_my_data: handleExportMyData,
  get_erasure: handleGetErasure,
  erase_my_data: handleEraseMyData,
  withdraw_health_consent: handleWithdrawHealthConsent,
  get_courses: handleGetCourses,
  get_course: handleGetCourse,
  compile_public_registration_invoice: handleCompilePublicRegistrationInvoice,
  get_combined_course_registration_form: handleGetCombinedCourseRegistrationForm,
  save_combined_course_registration_form: handleSaveCombinedCourseRegistrationForm,
  save_question_files: handleSaveQuestionFiles,
  open_question_file: handleOpenQuestionFile,
  render_preview: handleRenderPreview,
  place_order: handlePlaceOrder,
  withdraw_order: handleWithdrawOrder,
  get_carts: handleGetCarts,
  save_cart: handleSaveCart,
  get_order: handleGetOrder,
  get_last_unpaid_order: handleGetLastUnpaidOrder,
  get_countries: handleGetCountries,
  get_addresses: handleGetAddresses,
  validate_address: handleValidateAddress,
  get_forms: handleGetForms,
  get_draft: handleGetDraft,
  save_draft: handleSaveDraft,
  get_form: handleGetForm,
  save_form: handleSaveForm,
  get_seat_plan: handleGetSeatPlan,
  hold_seats: handleHoldSeats,
  release_seats: handleReleaseSeats,
  extend_hold: handleExtendHold,
  get_product_categories: handleGetProductCategories,
  get_products: handleGetProducts,
  get_product: handleGetProduct,
  get_passes: handleGetPasses,
  reload_pass: handleReloadPass,
  get_pass_log: handleGetPassLog,
  get_pass_sessions: handleGetPassSessions,
  reserve_pass: handleReservePass,
  cancel_pass_reservation: handleCancelPassReservation,
  get_registrations: handleGetRegistrations,
  stop_registration: handleStopRegistration,
  cancel_for_club: handleCancelForClub,
  get_club_payments: handleGetClubPayments,
  mark_transfer_paid: handleMarkTransferPaid,
  undo_transfer: handleUndoTransfer,
  download_books: handleDownloadBooks,
  get_refund_proposal: handleGetRefundProposal,
  credit_amount: handleCreditAmount,
  use_credit: handleUseCredit,
  undo_given_back: handleUndoGivenBack,
  note_given_back: handleNoteGivenBack,
  remind_now: handleRemindNow,
  resend_mail: handleResendMail,
  get_club_actions: handleGetClubActions,
  get_managed_courses: handleGetManagedCourses,
  get_managed_registrations: handleGetManagedRegistrations,
  read_managed_registration: handleReadManagedRegistration,
  download_registrations: handleDownloadRegistrations,
  get_answers: handleGetAnswers,
  change_answers: handleChangeAnswers,
  get_change_options: handleGetChangeOptions,
  change_registration: handleChangeRegistration,
  report_absence: handleReportAbsence,
  get_invitations: handleGetInvitations,
  answer_invitation: handleAnswerInvitation,
  leave_waiting_list: handleLeaveWaitingList,
  accept_waiting_list_offer: handleAcceptWaitingListOffer,
  get_ticket_sales_quote: handleGetTicketSalesQuote,
  redirect_to_mollie_payment: handleRedirectToMolliePayment,
  download_order_calendar: handleDownloadOrderCalendar,
  get_invoices: handleGetInvoices,
  get_invoice: handleGetInvoice,
  view_invoice: handleViewInvoice,
  view_credit_note: handleViewCreditNote,
  get_certificates: handleGetCertificates,
  download_certificate: handleDownloadCertificate,
  give_national_numbers: handleGiveNationalNumbers,
  get_tickets: handleGetTickets,
  download_ticket: handleDownloadTicket,
  get_membership_cards: handleGetMembershipCards,
  get_federation: handleGetFederation,
  get_federation_card: handleGetFederationCard,
  get_calendar: handleGetCalendar,
  download_calendar: handleDownloadCalendar,
  get_calendar_feed: handleGetCalendarFeed,
  renew_calendar_feed: handleRenewCalendarFeed,
  get_dashboard: handleGetDashboard,
  get_teacher_courses: handleGetTeacherCourses,
  get_teacher_session: handleGetTeacherSession,
  save_attendance: handleSaveAttendance,
  get_videos: handleGetVideos,
  get_video: handleGetVideo,
  open_video: handleOpenVideo,
  get_communications: handleGetCommunications,
  get_communication: handleGetCommunication,
  read_communication: handleReadCommunication,
  get_preferences: handleGetPreferences,
  save_preferences: handleSavePreferences,
} satisfies { [Name in OperationName]: OperationHandler<Name> };
