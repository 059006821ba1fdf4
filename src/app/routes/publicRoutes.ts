import { paths } from '../../paths.ts';
import { shellTexts } from '../../texts/nl/shell.ts';
import { lazyScreen } from './lazyScreen.ts';
import type { ScreenRoute } from './routeHandle.ts';

const { titles, entries } = shellTexts;

const notFound = lazyScreen(() => import('../states/NotFound.tsx'), 'NotFound');

/** Public screens that belong to no club. */
export const publicRoutes: readonly ScreenRoute[] = [
  {
    path: paths.home,
    handle: { withoutClub: true },
    lazy: lazyScreen(() => import('../../features/home/components/HomePage.tsx'), 'HomePage'),
  },
  {
    path: paths.notFound,
    lazy: notFound,
  },
  { path: '*', lazy: notFound },
  {
    path: paths.login,
    handle: { access: 'visitor', outsideFrames: 'login' },
    lazy: lazyScreen(() => import('../../features/account/components/LoginPage.tsx'), 'LoginPage'),
  },
  {
    path: paths.loginForFrame,
    handle: {
      title: titles.loginForFrame,
      outsideFrames: 'login',
      withoutNavigation: true,
      withoutMembers: true,
      withoutClub: true,
    },
    lazy: lazyScreen(() => import('../embed/LoginWindow.tsx'), 'LoginWindow'),
  },
  {
    path: paths.styleguide,
    handle: { title: titles.styleguide },
    lazy: lazyScreen(() => import('../styleguide/StyleguidePage.tsx'), 'StyleguidePage'),
  },
  {
    path: paths.register,
    handle: { access: 'visitor', title: titles.register, outsideFrames: 'login' },
    lazy: lazyScreen(() => import('../../features/account/components/RegisterPage.tsx'), 'RegisterPage'),
  },
  {
    path: paths.forgotPassword,
    handle: { title: titles.forgotPassword, outsideFrames: 'link' },
    lazy: lazyScreen(
      () => import('../../features/account/components/ForgotPasswordPage.tsx'),
      'ForgotPasswordPage',
    ),
  },
  {
    path: paths.resetPassword,
    handle: { title: titles.resetPassword, outsideFrames: 'link' },
    lazy: lazyScreen(() => import('./ResetPasswordRoute.tsx'), 'ResetPasswordRoute'),
  },
  {
    path: paths.becomeParent,
    handle: { title: titles.becomeParent, outsideFrames: 'link' },
    lazy: lazyScreen(() => import('./ParentInviteRoute.tsx'), 'ParentInviteRoute'),
  },
  {
    path: paths.acceptRole,
    handle: { title: titles.acceptRole, outsideFrames: 'link' },
    lazy: lazyScreen(() => import('./RoleInviteRoute.tsx'), 'RoleInviteRoute'),
  },
  {
    path: paths.terms,
    handle: { title: shellTexts.footer.terms },
    lazy: lazyScreen(() => import('../../features/legal/components/legalPages.tsx'), 'TermsPage'),
  },
  {
    path: paths.privacy,
    handle: { title: shellTexts.footer.privacy },
    lazy: lazyScreen(() => import('../../features/legal/components/legalPages.tsx'), 'PrivacyPage'),
  },
  {
    path: paths.cookies,
    handle: { title: shellTexts.footer.cookies },
    lazy: lazyScreen(() => import('../../features/legal/components/legalPages.tsx'), 'CookiesPage'),
  },
  {
    path: paths.withdrawal,
    handle: { title: shellTexts.footer.withdrawal },
    lazy: lazyScreen(
      () => import('../../features/withdrawal/components/WithdrawalPage.tsx'),
      'WithdrawalPage',
    ),
  },
  {
    path: paths.federation,
    handle: { title: titles.federation, needsFederation: true },
    lazy: lazyScreen(
      () => import('../../features/federation/components/FederationPage.tsx'),
      'FederationPage',
    ),
  },
  {
    path: paths.federationCard,
    handle: { title: titles.federationCard, needsFederation: true },
    lazy: lazyScreen(
      () => import('../../features/federation/components/FederationCardPage.tsx'),
      'FederationCardPage',
    ),
  },
  {
    path: paths.membershipCards,
    handle: { title: entries.membershipCards, access: 'invites-login' },
    lazy: lazyScreen(
      () => import('../../features/federation/components/MembershipCardsPage.tsx'),
      'MembershipCardsPage',
    ),
  },
  {
    path: paths.courseFormPreview,
    handle: {
      title: titles.courseFormPreview,
      withoutMembers: true,
      ownsQuery: true,
    },
    lazy: lazyScreen(() => import('../../features/preview/components/PreviewPage.tsx'), 'PreviewPage'),
  },
];
