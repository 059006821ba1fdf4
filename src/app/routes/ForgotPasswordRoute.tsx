import { ForgotPasswordPage } from '../../features/account/components/ForgotPasswordPage.tsx';

export function ForgotPasswordRoute() {
  return <ForgotPasswordPage />;
}
