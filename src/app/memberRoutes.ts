import type { RouteObject } from 'react-router';
import { paths } from '../paths.ts';
import { shellTexts } from '../texts/nl/shell.ts';
import { lazyScreen } from './lazyScreen.ts';
import type { RouteHandle } from './routeHandle.ts';

const { titles, entries } = shellTexts;
const user = { access: 'user' } satisfies RouteHandle;

/** Screens for logged-in users that belong to no club. */
export const memberRoutes: RouteObject[] = [
  {
    path: paths.dashboard,
    handle: { ...user, title: entries.dashboard } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/DashboardRoute.tsx'), 'DashboardRoute'),
  },
  {
    path: paths.confirmMail,
    handle: { ...user, title: titles.confirmMail } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/ConfirmMailRoute.tsx'), 'ConfirmMailRoute'),
  },
  {
    path: paths.calendar,
    handle: { ...user, title: entries.calendar } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/CalendarRoute.tsx'), 'CalendarRoute'),
  },
  {
    path: paths.certificates,
    handle: { ...user, title: entries.certificates } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/CertificatesRoute.tsx'), 'CertificatesRoute'),
  },
  {
    path: paths.invoices,
    handle: { ...user } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/InvoicesRoute.tsx'), 'InvoicesRoute'),
  },
  {
    path: paths.communication,
    handle: { ...user, title: entries.communication } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/CommunicationRoute.tsx'), 'CommunicationRoute'),
  },
  {
    path: paths.communicationDetail,
    handle: { ...user, title: titles.communicationDetail } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/CommunicationDetailRoute.tsx'), 'CommunicationDetailRoute'),
  },
  {
    path: paths.profile,
    handle: {
      ...user,
      needsMember: 'or-user',
      title: entries.profile,
      outsideFrames: 'link',
    } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/ProfileRoute.tsx'), 'ProfileRoute'),
  },
  {
    path: paths.addFamilyMember,
    handle: { ...user, title: titles.addFamilyMember, outsideFrames: 'link' } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/AddFamilyMemberRoute.tsx'), 'AddFamilyMemberRoute'),
  },
  {
    path: paths.teacher,
    handle: {
      ...user,
      needsMember: true,
      needsTeacher: true,
      title: entries.teacher,
    } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/TeacherRoute.tsx'), 'TeacherRoute'),
  },
  {
    path: paths.videos,
    handle: { ...user, title: entries.videos } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/VideosRoute.tsx'), 'VideosRoute'),
  },
  {
    path: paths.confirmation,
    handle: {
      ...user,
      title: titles.confirmation,
      withoutNavigation: true,
      withoutMembers: true,
    } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/ConfirmationRoute.tsx'), 'ConfirmationRoute'),
  },
];
