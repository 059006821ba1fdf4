import type { Static } from 'typebox';
import type { Operation } from './operation.ts';
import { addressesOperations } from './operations/addresses.ts';
import { calendarOperations } from './operations/calendar.ts';
import { certificatesOperations } from './operations/certificates.ts';
import { clubsOperations } from './operations/clubs.ts';
import { communicationOperations } from './operations/communication.ts';
import { correctionsOperations } from './operations/corrections.ts';
import { coursesOperations } from './operations/courses.ts';
import { dashboardOperations } from './operations/dashboard.ts';
import { doorOperations } from './operations/door.ts';
import { familyOperations } from './operations/family.ts';
import { federationOperations } from './operations/federation.ts';
import { federationMembersOperations } from './operations/federation-members.ts';
import { formsOperations } from './operations/forms.ts';
import { invitationsOperations } from './operations/invitations.ts';
import { invoicesOperations } from './operations/invoices.ts';
import { lessonsOperations } from './operations/lessons.ts';
import { managedCertificatesOperations } from './operations/managed-certificates.ts';
import { managedFormsOperations } from './operations/managed-forms.ts';
import { managementOperations } from './operations/management.ts';
import { messagesOperations } from './operations/messages.ts';
import { moneyOperations } from './operations/money.ts';
import { numbersOperations } from './operations/numbers.ts';
import { offerOperations } from './operations/offer.ts';
import { ordersOperations } from './operations/orders.ts';
import { ownRegistrationsOperations } from './operations/own-registrations.ts';
import { parentsOperations } from './operations/parents.ts';
import { passesOperations } from './operations/passes.ts';
import { peopleOperations } from './operations/people.ts';
import { registrationOperations } from './operations/registration.ts';
import { rolesOperations } from './operations/roles.ts';
import { sessionOperations } from './operations/session.ts';
import { teacherOperations } from './operations/teacher.ts';
import { teachersOperations } from './operations/teachers.ts';
import { ticketsOperations } from './operations/tickets.ts';
import { videosOperations } from './operations/videos.ts';
import { webshopOperations } from './operations/webshop.ts';

/** All operations of the contract by wire name. The server must handle each one, and the portal may call no others. */
export const operations = {
  ...addressesOperations,
  ...calendarOperations,
  ...certificatesOperations,
  ...clubsOperations,
  ...communicationOperations,
  ...correctionsOperations,
  ...coursesOperations,
  ...dashboardOperations,
  ...doorOperations,
  ...familyOperations,
  ...federationOperations,
  ...federationMembersOperations,
  ...formsOperations,
  ...invitationsOperations,
  ...invoicesOperations,
  ...managedCertificatesOperations,
  ...managedFormsOperations,
  ...lessonsOperations,
  ...managementOperations,
  ...numbersOperations,
  ...moneyOperations,
  ...messagesOperations,
  ...offerOperations,
  ...ordersOperations,
  ...ownRegistrationsOperations,
  ...parentsOperations,
  ...passesOperations,
  ...peopleOperations,
  ...registrationOperations,
  ...rolesOperations,
  ...sessionOperations,
  ...teacherOperations,
  ...teachersOperations,
  ...ticketsOperations,
  ...videosOperations,
  ...webshopOperations,
} as const satisfies Record<string, Operation>;

export type Operations = typeof operations;
export type OperationName = keyof Operations;
/** Evaluated once for each operation, which keeps generic code over all of them fast to check. */
type Requests = { [Name in OperationName]: Static<Operations[Name]['request']> };
type Responses = { [Name in OperationName]: Static<Operations[Name]['response']> };

export type OperationRequest<Name extends OperationName> = Requests[Name];
export type OperationResponse<Name extends OperationName> = Responses[Name];
/** The names of operations with this HTTP method. */
export type OperationNameBy<Method extends 'GET' | 'POST'> = {
  [Name in OperationName]: Operations[Name]['method'] extends Method ? Name : never;
}[OperationName];
