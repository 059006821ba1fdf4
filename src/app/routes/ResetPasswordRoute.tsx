import { Navigate, useLocation } from 'react-router';
import { ResetPasswordPage } from '../../features/account/components/ResetPasswordPage.tsx';
import { hrefs } from '../../paths.ts';
import { codeOf } from './codeOf.ts';

/** The code leaves the address at once, for the history entry's own state: a reload keeps it, and no link tells of it. */
export function ResetPasswordRoute() {
  const { search, state } = useLocation();
  const code = new URLSearchParams(search).get('code');
  if (code) return <Navigate replace to={hrefs.resetPassword()} state={{ code }} />;
  return <ResetPasswordPage code={codeOf(state)} />;
}
