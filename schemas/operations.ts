import type { Operation, RequestOf, ResponseOf } from './operation.ts';
import { getClubByUrl } from './operations/clubs/getClubByUrl.ts';
import { getClubConditions } from './operations/clubs/getClubConditions.ts';
import { getClubsForUser } from './operations/clubs/getClubsForUser.ts';
import { searchClubs } from './operations/clubs/searchClubs.ts';
import { getCourse } from './operations/courses/getCourse.ts';
import { getCourses } from './operations/courses/getCourses.ts';
import { getUserFamilyMembers } from './operations/family/getUserFamilyMembers.ts';
import { compilePublicRegistrationInvoice } from './operations/orders/compilePublicRegistrationInvoice.ts';
import { getOrder } from './operations/orders/getOrder.ts';
import { placeOrder } from './operations/orders/placeOrder.ts';
import { getCombinedCourseRegistrationForm } from './operations/registration/getCombinedCourseRegistrationForm.ts';
import { saveCombinedCourseRegistrationForm } from './operations/registration/saveCombinedCourseRegistrationForm.ts';
import { login } from './operations/session/login.ts';
import { logout } from './operations/session/logout.ts';
import { validateAuth } from './operations/session/validateAuth.ts';

/** Every operation of the contract by its wire name: the server must handle each, the portal may call no other. */
export const operations = {
  search_clubs: searchClubs,
  get_club_by_url: getClubByUrl,
  get_clubs_for_user: getClubsForUser,
  get_club_conditions: getClubConditions,
  login,
  logout,
  validate_auth: validateAuth,
  get_user_family_members: getUserFamilyMembers,
  get_courses: getCourses,
  get_course: getCourse,
  compile_public_registration_invoice: compilePublicRegistrationInvoice,
  get_combined_course_registration_form: getCombinedCourseRegistrationForm,
  save_combined_course_registration_form: saveCombinedCourseRegistrationForm,
  place_order: placeOrder,
  get_order: getOrder,
} as const satisfies Record<string, Operation>;

export type Operations = typeof operations;
export type OperationName = keyof Operations;
export type OperationRequest<Name extends OperationName> = RequestOf<Operations[Name]>;
export type OperationResponse<Name extends OperationName> = ResponseOf<Operations[Name]>;
/** The operations that are called with this HTTP method. */
export type OperationNameBy<Method extends 'GET' | 'POST'> = {
  [Name in OperationName]: Operations[Name]['method'] extends Method ? Name : never;
}[OperationName];
