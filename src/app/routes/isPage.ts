import { matchRoutes } from 'react-router';
import { paths, reservedClubUrls } from '../../paths.ts';
import { unknownOrigin } from '../../platform/address/usePageOrigin.ts';
import { routes } from '../router.tsx';

/**
 * Whether the portal has a screen at this address, by its routes alone: the course or the club that it names may not exist.
 * @param address Path and query.
 */
export function isPage(address: string): boolean {
  const url = URL.parse(address, unknownOrigin);
  const match = url && matchRoutes(routes, url.pathname)?.at(-1);
  if (!match || match.route.path === '*' || match.route.path === paths.notFound) return false;
  const { club } = match.params;
  return club === undefined || !reservedClubUrls.has(club);
}
