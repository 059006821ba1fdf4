import { LoginPage } from '../../features/session/components/LoginPage.tsx';
import { useRedirect } from './useRedirect.ts';

export function LoginRoute() {
  return <LoginPage redirect={useRedirect()} />;
}
