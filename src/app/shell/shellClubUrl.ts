import { reservedClubUrls } from '../../paths.ts';
import { clubInQuery } from '../../platform/address/clubInQuery.ts';
import type { RouteHandle } from '../routes/routeHandle.ts';

interface Elsewhere {
  readonly query: URLSearchParams;
  /** The url of the last visited club. */
  readonly last: string | undefined;
}

/** @param inPath The url of the club in the path of the address. */
export function shellClubUrl(
  { withoutClub, ownsQuery }: RouteHandle,
  inPath: string | undefined,
  { query, last }: Elsewhere,
): string | undefined {
  if (withoutClub) return undefined;
  const named = inPath ?? (ownsQuery ? undefined : clubInQuery(query));
  if (named !== undefined) return reservedClubUrls.has(named) ? undefined : named;
  return last;
}
