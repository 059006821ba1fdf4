import type { RouteObject } from 'react-router';
import { paths } from '../paths.ts';
import { shellTexts } from '../texts/nl/shell.ts';
import { lazyScreen } from './lazyScreen.ts';
import { notYet } from './notYet.ts';
import type { RouteHandle } from './routeHandle.ts';

const { titles, entries } = shellTexts;
const user = { access: 'user' } satisfies RouteHandle;

/** Screens of whoever is logged in that belong to no club. */
export const memberRoutes: RouteObject[] = [
  notYet(paths.dashboard, entries.dashboard, user),
  notYet(paths.calendar, entries.calendar, user),
  notYet(paths.certificates, entries.certificates, user),
  notYet(paths.invoices, entries.invoices, user),
  notYet(paths.communication, entries.communication, user),
  notYet(paths.communicationDetail, titles.communicationDetail, user),
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
  notYet(paths.teacher, entries.teacher, { ...user, needsMember: true, needsTeacher: true }),
  notYet(paths.videos, entries.videos, user),
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
