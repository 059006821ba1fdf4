import { Navigate, useLocation } from 'react-router';
import { ResetPasswordPage } from '../../features/account/components/ResetPasswordPage.tsx';
import { hrefs } from '../../paths.ts';
import { codeOf } from './codeOf.ts';

/** Moves the code from the address into the history entry's state: a reload keeps the code, and no referrer leaks it. */
export function ResetPasswordRoute() {
  const { search, state } = useLocation();
  const query = new URLSearchParams(search);
  const code = query.get('code');
  if (code)
    return <Navigate replace to={hrefs.resetPassword(query.get('redirect') ?? undefined)} state={{ code }} />;
  return <ResetPasswordPage code={codeOf(state)} />;
}
