import { useParams } from 'react-router';
import { ShopPage } from '../../features/webshop/components/ShopPage.tsx';
import { useRouteClub } from './useRouteClub.ts';

export function ProductCategoryRoute() {
  const { category = '' } = useParams();
  return <ShopPage club={useRouteClub()} category={category} />;
}
