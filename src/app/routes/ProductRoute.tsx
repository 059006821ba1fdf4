import { useParams } from 'react-router';
import { ProductPage } from '../../features/webshop/components/ProductPage.tsx';
import { useRouteClub } from './useRouteClub.ts';

/** `product` is a url, or a nid. */
export function ProductRoute() {
  const { product = '' } = useParams();
  return <ProductPage club={useRouteClub()} product={product} />;
}
