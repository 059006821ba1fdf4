import { operationUrl } from '#src/api/operationUrl.ts';
import type { Session, User } from '#src/api/session.ts';

interface AdminHrefInput {
  user: User;
  adminUrl: Session['adminUrl'];
  /** Base address of the API; a path means our own server. */
  api?: string | undefined;
}

/**
 * Address of "Beheerderspaneel"; undefined when the user may administer nothing (specification 2.4). Our own server redirects
 * from there with a code that is valid once, so that no token stands in the page. Another backend sends the address itself.
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
