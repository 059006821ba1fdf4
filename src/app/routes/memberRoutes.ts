import { paths } from '../../paths.ts';
import { shellTexts } from '../../texts/nl/shell.ts';
import { lazyScreen } from './lazyScreen.ts';
import type { ScreenRoute } from './routeHandle.ts';

const { titles, entries } = shellTexts;

/** Screens for logged-in users that belong to no club. */
export const memberRoutes: readonly ScreenRoute[] = [
  {
    path: paths.dashboard,
    handle: { access: 'user', title: entries.dashboard },
    lazy: lazyScreen(() => import('../../features/dashboard/components/DashboardPage.tsx'), 'DashboardPage'),
  },
  {
    path: paths.confirmMail,
    handle: { access: 'user', title: titles.confirmMail },
    lazy: lazyScreen(() => import('./ConfirmMailRoute.tsx'), 'ConfirmMailRoute'),
  },
  {
    path: paths.answers,
    handle: { access: 'user', title: titles.answers },
    lazy: lazyScreen(() => import('../../features/given-answers/components/AnswersPage.tsx'), 'AnswersPage'),
  },
  {
    path: paths.calendar,
    handle: { access: 'user', title: entries.calendar },
    lazy: lazyScreen(() => import('../../features/calendar/components/CalendarPage.tsx'), 'CalendarPage'),
  },
  {
    path: paths.certificates,
    handle: { access: 'user', title: entries.certificates },
    lazy: lazyScreen(
      () => import('../../features/certificates/components/CertificatesPage.tsx'),
      'CertificatesPage',
    ),
  },
  {
    path: paths.invoices,
    handle: { access: 'user', forGuests: true },
    lazy: lazyScreen(() => import('../../features/invoices/components/InvoicesPage.tsx'), 'InvoicesPage'),
  },
  {
    path: paths.communication,
    handle: { access: 'user', title: entries.communication },
    lazy: lazyScreen(
      () => import('../../features/communication/components/CommunicationPage.tsx'),
      'CommunicationPage',
    ),
  },
  {
    path: paths.communicationDetail,
    handle: { access: 'user', title: titles.communicationDetail },
    lazy: lazyScreen(
      () => import('../../features/communication/components/CommunicationDetailPage.tsx'),
      'CommunicationDetailPage',
    ),
  },
  {
    path: paths.profile,
    handle: {
      access: 'user',
      needsMember: 'or-user',
      title: entries.profile,
      outsideFrames: 'link',
    },
    lazy: lazyScreen(() => import('../../features/profile/components/ProfilePage.tsx'), 'ProfilePage'),
  },
  {
    path: paths.addFamilyMember,
    handle: { access: 'user', title: titles.addFamilyMember, outsideFrames: 'link' },
    lazy: lazyScreen(
      () => import('../../features/profile/components/AddFamilyMemberPage.tsx'),
      'AddFamilyMemberPage',
    ),
  },
  {
    path: paths.teacher,
    handle: {
      access: 'user',
      needsMember: true,
      needsTeacher: true,
      title: entries.teacher,
    },
    lazy: lazyScreen(() => import('../../features/teacher/components/TeacherPage.tsx'), 'TeacherPage'),
  },
  {
    path: paths.managedClubs,
    handle: { access: 'user', needsManager: true, title: titles.managedClubs, outsideFrames: 'link' },
    lazy: lazyScreen(
      () => import('../../features/management/components/ManagedClubsPage.tsx'),
      'ManagedClubsPage',
    ),
  },
  {
    path: paths.videos,
    handle: { access: 'user', title: entries.videos },
    lazy: lazyScreen(() => import('../../features/videos/components/VideosPage.tsx'), 'VideosPage'),
  },
  {
    path: paths.confirmation,
    handle: {
      access: 'user',
      forGuests: true,
      title: titles.confirmation,
      withoutNavigation: true,
      withoutMembers: true,
    },
    lazy: lazyScreen(() => import('./ConfirmationRoute.tsx'), 'ConfirmationRoute'),
  },
];
