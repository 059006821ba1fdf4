import { operationUrl } from '#src/api/operationUrl.ts';
import type { Session, User } from '#src/api/session.ts';
import { hrefs } from '#src/paths.ts';

interface AdminHrefInput {
  user: User;
  adminUrl: Session['adminUrl'];
  /** Base address of the API; a path means our own server. */
  api?: string | undefined;
}

/** Where "Beheerderspaneel" leads; `isElsewhere` when that is another program. */
interface AdminHref {
  readonly to: string;
  readonly isElsewhere: boolean;
}

/**
 * Address of "Beheerderspaneel"; undefined when the user may administer nothing (specification 2.4). A panel that the backend names
 * comes first. Our own server redirects to it with a code that is valid once, so that no token stands in the page. Another
 * backend sends the address itself. Without a panel, it is the screen of the portal for the managed club, or a choice of clubs.
 */
export function adminHref({
  user,
  adminUrl,
  api = import.meta.env.VITE_API_URL,
}: AdminHrefInput): AdminHref | undefined {
  if (adminUrl === undefined && !user.hasClubPermissions) return undefined;
  const [club, ...others] = user.managedClubs;
  if (adminUrl === undefined && club) {
    const to = others.length === 0 ? hrefs.management({ club: club.url }) : hrefs.managedClubs();
    return { to, isElsewhere: false };
  }
  const isOurs = api === undefined || api.startsWith('/');
  const panel = operationUrl('open_admin_panel');
  return { to: isOurs ? panel : (adminUrl ?? panel), isElsewhere: true };
}
