import { FederationCardPage } from '../../features/federation/components/FederationCardPage.tsx';
import { useFederationVisit } from './useFederationVisit.ts';

export function FederationCardRoute() {
  return <FederationCardPage visit={useFederationVisit()} />;
}
