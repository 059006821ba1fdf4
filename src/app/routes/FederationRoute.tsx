import { FederationPage } from '../../features/federation/components/FederationPage.tsx';
import { useFederationVisit } from './useFederationVisit.ts';

export function FederationRoute() {
  return <FederationPage visit={useFederationVisit()} />;
}
