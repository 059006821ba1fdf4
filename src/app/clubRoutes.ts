import type { RouteObject } from 'react-router';
import { paths } from '../paths.ts';
import { shellTexts } from '../texts/nl/shell.ts';
import { CartPage, RegistrationStep } from './cartParts.ts';
import { lazyScreen } from './lazyScreen.ts';
import type { RouteHandle } from './routeHandle.ts';

const { titles, entries } = shellTexts;
const user = { access: 'user' } satisfies RouteHandle;
const member = { access: 'user', needsMember: true } satisfies RouteHandle;

/** The screens of one club, apart from its own page. */
export const clubRoutes: RouteObject[] = [
  {
    path: paths.conditions,
    handle: { title: titles.conditions } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/ConditionsRoute.tsx'), 'ConditionsRoute'),
  },
  {
    path: paths.courses,
    handle: { title: entries.courses } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/CoursesRoute.tsx'), 'CoursesRoute'),
  },
  {
    path: paths.activities,
    handle: { title: entries.activities } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/ActivitiesRoute.tsx'), 'ActivitiesRoute'),
  },
  {
    path: paths.ticketSales,
    handle: { title: entries.ticketSales } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/TicketSalesRoute.tsx'), 'TicketSalesRoute'),
  },
  {
    path: paths.cart,
    handle: { ...member, withoutNavigation: true, withoutMembers: true } satisfies RouteHandle,
    lazy: lazyScreen(loadCart, 'CartRoute'),
  },
  {
    path: paths.course,
    lazy: lazyScreen(() => import('./routes/CourseRoute.tsx'), 'CourseRoute'),
  },
  {
    path: paths.forms,
    handle: { title: entries.forms } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/FormsRoute.tsx'), 'FormsRoute'),
  },
  {
    path: paths.form,
    handle: { title: titles.form } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/FormRoute.tsx'), 'FormRoute'),
  },
  {
    path: paths.invitations,
    handle: { ...member, needsLicence: true, title: entries.invitations } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/InvitationsRoute.tsx'), 'InvitationsRoute'),
  },
  {
    path: paths.webshop,
    lazy: lazyScreen(() => import('./routes/WebshopRoute.tsx'), 'WebshopRoute'),
  },
  {
    path: paths.product,
    lazy: lazyScreen(() => import('./routes/ProductRoute.tsx'), 'ProductRoute'),
  },
  {
    path: paths.productCategory,
    lazy: lazyScreen(() => import('./routes/ProductCategoryRoute.tsx'), 'ProductCategoryRoute'),
  },
  {
    path: paths.videosOfCourse,
    handle: { ...user } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/VideosOfCourseRoute.tsx'), 'VideosOfCourseRoute'),
  },
  {
    // The browser itself fetches a video, and it sends no cookie from a frame on another website.
    path: paths.video,
    handle: { ...user, outsideFrames: 'link' } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/VideoRoute.tsx'), 'VideoRoute'),
  },
  {
    path: paths.tickets,
    handle: { ...user, title: entries.tickets } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/TicketsRoute.tsx'), 'TicketsRoute'),
  },
  {
    path: paths.pass,
    handle: { ...user, title: entries.pass } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/PassRoute.tsx'), 'PassRoute'),
  },
  {
    path: paths.passReload,
    handle: { ...user, title: titles.passReload } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/PassReloadRoute.tsx'), 'PassReloadRoute'),
  },
  {
    path: paths.passLog,
    handle: { ...user, title: titles.passLog } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/PassLogRoute.tsx'), 'PassLogRoute'),
  },
  {
    path: paths.passReserve,
    handle: { ...user, title: titles.passReserve } satisfies RouteHandle,
    lazy: lazyScreen(() => import('./routes/PassReserveRoute.tsx'), 'PassReserveRoute'),
  },
];

/** Loads the route of the cart and the code of its current step in parallel. */
async function loadCart() {
  const Step = window.location.search.includes('stap=gegevens') ? RegistrationStep : CartPage;
  // The screen itself reports a part that failed to load.
  const step = Step.preload().catch(() => undefined);
  const { CartRoute } = await import('./routes/CartRoute.tsx');
  await step;
  return { CartRoute };
}
