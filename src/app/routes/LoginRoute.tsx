import { useSearchParams } from 'react-router';
import { LoginPage } from '../../features/session/components/LoginPage.tsx';
import { paths } from '../../paths.ts';
import { safeRedirect } from '../../platform/safeRedirect.ts';

export function LoginRoute() {
  const [query] = useSearchParams();
  const redirect = safeRedirect(query.get('redirect'), window.location.origin);
  // Back to the login screen would be a circle.
  return <LoginPage redirect={redirect.startsWith(paths.login) ? paths.home : redirect} />;
}
