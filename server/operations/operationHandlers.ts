import type { OperationName } from '#schemas/operations.ts';
import { addressesHandlers } from './addresses.ts';
import { calendarHandlers } from './calendar.ts';
import { certificatesHandlers } from './certificates.ts';
import { clubsHandlers } from './clubs.ts';
import { communicationHandlers } from './communication.ts';
import { correctionsHandlers } from './corrections.ts';
import { coursesHandlers } from './courses.ts';
import { dashboardHandlers } from './dashboard.ts';
import { doorHandlers } from './door.ts';
import { familyHandlers } from './family.ts';
import { federationHandlers } from './federation.ts';
import { federationMembersHandlers } from './federation-members.ts';
import { formsHandlers } from './forms.ts';
import { invitationsHandlers } from './invitations.ts';
import { invoicesHandlers } from './invoices.ts';
import { lessonsHandlers } from './lessons.ts';
import { managedCertificatesHandlers } from './managed-certificates.ts';
import { managedFormsHandlers } from './managed-forms.ts';
import { managementHandlers } from './management.ts';
import { messagesHandlers } from './messages.ts';
import { moneyHandlers } from './money.ts';
import { numbersHandlers } from './numbers.ts';
import { offerHandlers } from './offer.ts';
import type { OperationHandler } from './operationHandler.ts';
import { ordersHandlers } from './orders.ts';
import { ownRegistrationsHandlers } from './own-registrations.ts';
import { parentsHandlers } from './parents.ts';
import { passesHandlers } from './passes.ts';
import { peopleHandlers } from './people.ts';
import { registrationHandlers } from './registration.ts';
import { rolesHandlers } from './roles.ts';
import { sessionHandlers } from './session.ts';
import { teacherHandlers } from './teacher.ts';
import { teachersHandlers } from './teachers.ts';
import { ticketsHandlers } from './tickets.ts';
import { videosHandlers } from './videos.ts';
import { webshopHandlers } from './webshop.ts';

/** The handler of each operation. A missing one is a compile error. */
export const operationHandlers = {
  ...addressesHandlers,
  ...calendarHandlers,
  ...certificatesHandlers,
  ...clubsHandlers,
  ...communicationHandlers,
  ...correctionsHandlers,
  ...coursesHandlers,
  ...dashboardHandlers,
  ...doorHandlers,
  ...familyHandlers,
  ...federationHandlers,
  ...federationMembersHandlers,
  ...formsHandlers,
  ...invitationsHandlers,
  ...invoicesHandlers,
  ...managedCertificatesHandlers,
  ...managedFormsHandlers,
  ...lessonsHandlers,
  ...managementHandlers,
  ...numbersHandlers,
  ...moneyHandlers,
  ...messagesHandlers,
  ...offerHandlers,
  ...ordersHandlers,
  ...ownRegistrationsHandlers,
  ...parentsHandlers,
  ...passesHandlers,
  ...peopleHandlers,
  ...registrationHandlers,
  ...rolesHandlers,
  ...sessionHandlers,
  ...teacherHandlers,
  ...teachersHandlers,
  ...ticketsHandlers,
  ...videosHandlers,
  ...webshopHandlers,
} satisfies { [Name in OperationName]: OperationHandler<Name> };
