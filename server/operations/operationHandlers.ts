import type { OperationName } from '../../schemas/operations.ts';
import { handleGetClubByUrl } from './clubs/getClubByUrl.ts';
import { handleGetClubConditions } from './clubs/getClubConditions.ts';
import { handleGetClubsForUser } from './clubs/getClubsForUser.ts';
import { handleSearchClubs } from './clubs/searchClubs.ts';
import { handleGetCourse } from './courses/getCourse.ts';
import { handleGetCourses } from './courses/getCourses.ts';
import { handleGetUserFamilyMembers } from './family/getUserFamilyMembers.ts';
import type { OperationHandler } from './operationHandler.ts';
import { handleCompilePublicRegistrationInvoice } from './orders/compilePublicRegistrationInvoice.ts';
import { handleGetOrder } from './orders/getOrder.ts';
import { handlePlaceOrder } from './orders/placeOrder.ts';
import { handleGetCombinedCourseRegistrationForm } from './registration/getCombinedCourseRegistrationForm.ts';
import { handleSaveCombinedCourseRegistrationForm } from './registration/saveCombinedCourseRegistrationForm.ts';
import { handleLogin } from './session/login.ts';
import { handleLogout } from './session/logout.ts';
import { handleValidateAuth } from './session/validateAuth.ts';

/** Each operation of the contract with what does it: one that is missing doesn't compile. */
export const operationHandlers = {
  search_clubs: handleSearchClubs,
  get_club_by_url: handleGetClubByUrl,
  get_clubs_for_user: handleGetClubsForUser,
  get_club_conditions: handleGetClubConditions,
  login: handleLogin,
  logout: handleLogout,
  validate_auth: handleValidateAuth,
  get_user_family_members: handleGetUserFamilyMembers,
  get_courses: handleGetCourses,
  get_course: handleGetCourse,
  compile_public_registration_invoice: handleCompilePublicRegistrationInvoice,
  get_combined_course_registration_form: handleGetCombinedCourseRegistrationForm,
  save_combined_course_registration_form: handleSaveCombinedCourseRegistrationForm,
  place_order: handlePlaceOrder,
  get_order: handleGetOrder,
} satisfies { [Name in OperationName]: OperationHandler<Name> };
