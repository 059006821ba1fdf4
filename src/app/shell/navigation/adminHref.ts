import { operationUrl } from '#src/api/operationUrl.ts';
import type { Session, User } from '#src/api/session.ts';

interface AdminHrefInput {
  user: User;
  adminUrl: Session['adminUrl'];
  /** Where the calls go; a path is our own server's. */
  api?: string | undefined;
}

/**
 * Where "Beheerderspaneel" leads; undefined for who may administer nothing (specification 2.4). Our server leads on from
 * there with a code that is good once, instead of a token that would stand in the page; another one tells the address.
 */
export function adminHref({
  user,
  adminUrl,
  api = import.meta.env.VITE_API_URL,
}: AdminHrefInput): string | undefined {
  if (adminUrl === undefined && !user.hasClubPermissions) return undefined;
  const isOurs = api === undefined || api.startsWith('/');
  return isOurs ? operationUrl('open_admin_panel') : (adminUrl ?? operationUrl('open_admin_panel'));
}
