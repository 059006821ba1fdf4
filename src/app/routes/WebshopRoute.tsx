import { ShopPage } from '../../features/webshop/components/ShopPage.tsx';
import { useRouteClub } from './useRouteClub.ts';

export function WebshopRoute() {
  return <ShopPage club={useRouteClub()} />;
}
