import { Navigate, useLocation } from 'react-router';
import { ConfirmMailPage } from '../../features/mail-confirmation/components/ConfirmMailPage.tsx';
import { paths } from '../../paths.ts';
import { codeOf } from './codeOf.ts';

/** The code leaves the address at once, for the history entry's own state: a reload keeps it, and no link tells of it. */
export function ConfirmMailRoute() {
  const { search, state } = useLocation();
  const code = new URLSearchParams(search).get('code');
  if (code) return <Navigate replace to={paths.confirmMail} state={{ code }} />;
  return <ConfirmMailPage code={codeOf(state)} />;
}
