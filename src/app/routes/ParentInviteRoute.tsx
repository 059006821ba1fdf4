import { Navigate, useLocation } from 'react-router';
import { ParentInvitePage } from '../../features/parents/components/ParentInvitePage.tsx';
import { hrefs } from '../../paths.ts';
import { codeOf } from './codeOf.ts';

/** Moves the code from the address into the history entry's state: a reload keeps the code, and no referrer leaks it. */
export function ParentInviteRoute() {
  const { search, state } = useLocation();
  const code = new URLSearchParams(search).get('code');
  if (code) return <Navigate replace to={hrefs.becomeParent()} state={{ code }} />;
  return <ParentInvitePage code={codeOf(state)} />;
}
