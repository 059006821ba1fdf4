import type { RouteObject } from 'react-router';
import { paths } from '../../paths.ts';
import { lazyPart } from '../../platform/loading/lazyPart.ts';
import { shellTexts } from '../../texts/nl/shell.ts';
import { cartStep } from './cart/cartParts.ts';
import { lazyClubScreen } from './lazyScreen.ts';
import type { ScreenRoute } from './routeHandle.ts';

const { titles, entries } = shellTexts;

/** The club's own page. */
export const clubPageRoute: RouteObject = {
  index: true,
  lazy: lazyClubScreen(() => import('../../features/club/components/ClubPage.tsx'), 'ClubPage'),
};

/** The screens of one club, apart from its own page. */
export const clubRoutes: readonly ScreenRoute[] = [
  {
    path: paths.conditions,
    handle: { title: titles.conditions },
    lazy: lazyClubScreen(() => import('../../features/club/components/ConditionsPage.tsx'), 'ConditionsPage'),
  },
  {
    path: paths.clubPrivacy,
    handle: { title: titles.privacy },
    lazy: lazyClubScreen(() => import('../../features/legal/components/legalPages.tsx'), 'ClubPrivacyPage'),
  },
  {
    path: paths.courses,
    handle: { title: entries.courses },
    lazy: lazyClubScreen(
      () => import('../../features/courses/components/courseListPages.tsx'),
      'CoursesPage',
    ),
  },
  {
    path: paths.activities,
    handle: { title: entries.activities },
    lazy: lazyClubScreen(
      () => import('../../features/courses/components/courseListPages.tsx'),
      'ActivitiesPage',
    ),
  },
  {
    path: paths.ticketSales,
    handle: { title: entries.ticketSales },
    lazy: lazyClubScreen(
      () => import('../../features/courses/components/courseListPages.tsx'),
      'TicketSalesPage',
    ),
  },
  {
    path: paths.cart,
    handle: {
      access: 'user',
      forGuests: true,
      needsMember: true,
      withoutNavigation: true,
      withoutMembers: true,
      loadStep: (query) => cartStep(query).preload(),
      Opening: lazyPart(async () => (await import('./cart/CartOpening.tsx')).CartOpening),
    },
    lazy: lazyClubScreen(() => import('./cart/CartRoute.tsx'), 'CartRoute'),
  },
  {
    path: paths.management,
    handle: { access: 'user', needsManager: true, title: titles.management, outsideFrames: 'link' },
    lazy: lazyClubScreen(
      () => import('../../features/management/components/ManagementPage.tsx'),
      'ManagementPage',
    ),
  },
  {
    path: paths.course,
    lazy: lazyClubScreen(() => import('./CourseRoute.tsx'), 'CourseRoute'),
  },
  {
    path: paths.forms,
    handle: { title: entries.forms },
    lazy: lazyClubScreen(() => import('../../features/forms/components/FormsPage.tsx'), 'FormsPage'),
  },
  {
    path: paths.form,
    handle: { title: titles.form },
    lazy: lazyClubScreen(() => import('../../features/forms/components/FormPage.tsx'), 'FormPage'),
  },
  {
    path: paths.invitations,
    handle: { access: 'user', needsMember: true, needsLicence: true, title: entries.invitations },
    lazy: lazyClubScreen(
      () => import('../../features/invitations/components/InvitationsPage.tsx'),
      'InvitationsPage',
    ),
  },
  {
    path: paths.webshop,
    lazy: lazyClubScreen(() => import('../../features/webshop/components/ShopPage.tsx'), 'ShopPage'),
  },
  {
    path: paths.product,
    lazy: lazyClubScreen(() => import('../../features/webshop/components/ProductPage.tsx'), 'ProductPage'),
  },
  {
    path: paths.productCategory,
    lazy: lazyClubScreen(() => import('../../features/webshop/components/ShopPage.tsx'), 'ShopPage'),
  },
  {
    path: paths.videosOfCourse,
    handle: { access: 'user' },
    lazy: lazyClubScreen(
      () => import('../../features/videos/components/VideosOfCoursePage.tsx'),
      'VideosOfCoursePage',
    ),
  },
  {
    // The browser itself fetches a video, and it sends no cookie from a frame on another website.
    path: paths.video,
    handle: { access: 'user', outsideFrames: 'link' },
    lazy: lazyClubScreen(() => import('../../features/videos/components/VideoPage.tsx'), 'VideoPage'),
  },
  {
    path: paths.tickets,
    handle: { access: 'user', forGuests: true, title: entries.tickets },
    lazy: lazyClubScreen(() => import('../../features/tickets/components/TicketsPage.tsx'), 'TicketsPage'),
  },
  {
    path: paths.pass,
    handle: { access: 'user', title: entries.pass },
    lazy: lazyClubScreen(
      () => import('../../features/passes/components/PassOverviewPage.tsx'),
      'PassOverviewPage',
    ),
  },
  {
    path: paths.passReload,
    handle: { access: 'user', title: titles.passReload },
    lazy: lazyClubScreen(
      () => import('../../features/passes/components/PassReloadPage.tsx'),
      'PassReloadPage',
    ),
  },
  {
    path: paths.passLog,
    handle: { access: 'user', title: titles.passLog },
    lazy: lazyClubScreen(() => import('../../features/passes/components/PassLogPage.tsx'), 'PassLogPage'),
  },
  {
    path: paths.passReserve,
    handle: { access: 'user', title: titles.passReserve },
    lazy: lazyClubScreen(
      () => import('../../features/passes/components/PassReservePage.tsx'),
      'PassReservePage',
    ),
  },
];
