import { Navigate, useLocation } from 'react-router';
import { ConfirmMailPage } from '../../features/mail-confirmation/components/ConfirmMailPage.tsx';
import { paths } from '../../paths.ts';
import { codeOf } from './codeOf.ts';

/** Moves the code from the address into the history entry's state: a reload keeps the code, and no referrer leaks it. */
export function ConfirmMailRoute() {
  const { search, state } = useLocation();
  const code = new URLSearchParams(search).get('code');
  if (code) return <Navigate replace to={paths.confirmMail} state={{ code }} />;
  return <ConfirmMailPage code={codeOf(state)} />;
}
