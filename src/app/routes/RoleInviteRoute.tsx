import { Navigate, useLocation } from 'react-router';
import { RoleInvitePage } from '../../features/roles/components/RoleInvitePage.tsx';
import { hrefs } from '../../paths.ts';
import { codeOf } from './codeOf.ts';

/** Moves the code from the address into the history entry's state: a reload keeps the code, and no referrer leaks it. */
export function RoleInviteRoute() {
  const { search, state } = useLocation();
  const code = new URLSearchParams(search).get('code');
  if (code) return <Navigate replace to={hrefs.acceptRole()} state={{ code }} />;
  return <RoleInvitePage code={codeOf(state)} />;
}
