import { paths } from '../../paths.ts';

/** The paths of the pages that are rendered on the server. */
export const publicPaths: ReadonlySet<string> = new Set([
  paths.home,
  paths.terms,
  paths.privacy,
  paths.cookies,
  paths.withdrawal,
  paths.clubAlias,
  paths.club,
  paths.conditions,
  paths.clubPrivacy,
  paths.forms,
  paths.courses,
  paths.activities,
  paths.ticketSales,
  paths.webshop,
  paths.product,
  paths.productCategory,
  paths.course,
]);
