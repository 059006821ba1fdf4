import type { RouteObject } from 'react-router';
import { paths } from '../paths.ts';
import { shellTexts } from '../texts/nl/shell.ts';
import { lazyScreen } from './lazyScreen.ts';
import type { RouteHandle } from './routeHandle.ts';

const { titles, entries } = shellTexts;

/** Public screens that belong to no club. */
export const publicRoutes: RouteObject[] = [
  {
    path: paths.home,
    handle: { withoutClub: true } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/HomeRoute.tsx'), 'HomeRoute'),
  },
  {
    path: paths.notFound,
    lazy: lazyScreen(() => import('./routes/NotFoundRoute.tsx'), 'NotFoundRoute'),
  },
  {
    path: paths.login,
    handle: { access: 'visitor', outsideFrames: 'login' } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/LoginRoute.tsx'), 'LoginRoute'),
  },
  {
    path: paths.loginForFrame,
    handle: {
      title: titles.loginForFrame,
      outsideFrames: 'login',
      withoutNavigation: true,
      withoutMembers: true,
      withoutClub: true,
    } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/LoginWindowRoute.tsx'), 'LoginWindowRoute'),
  },
  {
    path: paths.styleguide,
    handle: { title: titles.styleguide } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/StyleguideRoute.tsx'), 'StyleguideRoute'),
  },
  {
    path: paths.register,
    handle: { access: 'visitor', title: titles.register, outsideFrames: 'login' } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/RegisterRoute.tsx'), 'RegisterRoute'),
  },
  {
    path: paths.forgotPassword,
    handle: { title: titles.forgotPassword, outsideFrames: 'link' } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/ForgotPasswordRoute.tsx'), 'ForgotPasswordRoute'),
  },
  {
    path: paths.resetPassword,
    handle: { title: titles.resetPassword, outsideFrames: 'link' } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/ResetPasswordRoute.tsx'), 'ResetPasswordRoute'),
  },
  {
    path: paths.terms,
    handle: { title: shellTexts.footer.terms } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/legalRoutes.tsx'), 'TermsRoute'),
  },
  {
    path: paths.privacy,
    handle: { title: shellTexts.footer.privacy } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/legalRoutes.tsx'), 'PrivacyRoute'),
  },
  {
    path: paths.cookies,
    handle: { title: shellTexts.footer.cookies } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/legalRoutes.tsx'), 'CookiesRoute'),
  },
  {
    path: paths.federation,
    handle: { title: titles.federation, needsFederation: true } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/FederationRoute.tsx'), 'FederationRoute'),
  },
  {
    path: paths.federationCard,
    handle: { title: titles.federationCard, needsFederation: true } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/FederationCardRoute.tsx'), 'FederationCardRoute'),
  },
  {
    path: paths.membershipCards,
    handle: { title: entries.membershipCards, access: 'invites-login' } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/MembershipCardsRoute.tsx'), 'MembershipCardsRoute'),
  },
  {
    path: paths.courseFormPreview,
    handle: {
      title: titles.courseFormPreview,
      withoutMembers: true,
      ownsQuery: true,
    } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/PreviewRoute.tsx'), 'PreviewRoute'),
  },
];
