import { Navigate, useLocation } from 'react-router';
import { RecordLinkPage, recordLinkHref } from '../../features/roles/components/RecordLinkPage.tsx';
import { RoleInvitePage } from '../../features/roles/components/RoleInvitePage.tsx';
import { hrefs } from '../../paths.ts';
import { codeOf } from './codeOf.ts';

/**
 * Shows a mailed invitation to a role, or a mailed link about people of a club (`dossier`). Moves the code from the address into the history entry's state: a reload keeps the code, and no referrer leaks it.
 */
export function RoleInviteRoute() {
  const { search, state } = useLocation();
  const query = new URLSearchParams(search);
  const record = query.get('dossier');
  const redirect = query.get('redirect');
  if (record) return <Navigate replace to={recordLinkHref(redirect)} state={{ code: record }} />;
  if (record !== null) return <RecordLinkPage code={codeOf(state)} redirect={redirect} />;
  const code = query.get('code');
  if (code) return <Navigate replace to={hrefs.acceptRole()} state={{ code }} />;
  return <RoleInvitePage code={codeOf(state)} />;
}
