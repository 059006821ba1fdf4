import { RegisterPage } from '../../features/account/components/RegisterPage.tsx';
import { useRedirect } from './useRedirect.ts';

export function RegisterRoute() {
  return <RegisterPage redirect={useRedirect()} />;
}
