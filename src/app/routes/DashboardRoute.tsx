import { DashboardPage } from '../../features/dashboard/components/DashboardPage.tsx';

export function DashboardRoute() {
  return <DashboardPage />;
}
