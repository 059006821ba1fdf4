import type { RouteObject } from 'react-router';
import { paths } from '../paths.ts';
import { shellTexts } from '../texts/nl/shell.ts';
import { lazyScreen } from './lazyScreen.ts';
import { notYet } from './notYet.ts';
import type { RouteHandle } from './routeHandle.ts';

const { titles, entries } = shellTexts;

/** Screens for everybody that belong to no club. */
export const publicRoutes: RouteObject[] = [
  {
    path: paths.home,
    handle: { withoutClub: true } satisfies RouteHandle,
    lazy: lazyScreen(async () => (await import('./routes/HomeRoute.tsx')).HomeRoute),
  },
  {
    path: paths.notFound,
    lazy: lazyScreen(async () => (await import('./routes/NotFoundRoute.tsx')).NotFoundRoute),
  },
  {
    path: paths.login,
    lazy: lazyScreen(async () => (await import('./routes/LoginRoute.tsx')).LoginRoute),
  },
  {
    path: paths.styleguide,
    handle: { title: titles.styleguide } satisfies RouteHandle,
    lazy: lazyScreen(async () => (await import('./routes/StyleguideRoute.tsx')).StyleguideRoute),
  },
  notYet(paths.register, titles.register),
  notYet(paths.forgotPassword, titles.forgotPassword),
  notYet(paths.resetPassword, titles.resetPassword),
  notYet(paths.federation, titles.federation),
  notYet(paths.federationCard, titles.federationCard),
  notYet(paths.membershipCards, entries.membershipCards),
  notYet(paths.courseFormPreview, titles.courseFormPreview, { withoutMembers: true }),
];
