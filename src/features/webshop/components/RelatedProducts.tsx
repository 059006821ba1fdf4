import { useId } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import type { Product } from '#src/api/entities/offer/product.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import layout from '#src/components/layout/layout.module.css';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { hrefs } from '#src/paths.ts';
import { webshopTexts as texts } from '#src/texts/nl/webshop.ts';
import { useCartItems } from '../../basket/index.ts';
import { useAddProduct } from '../state/useAddProduct.ts';
import type { Orderer } from '../view/decideOrdering.ts';
import { productPrice } from '../view/productTexts.ts';
import { relatedOffers } from '../view/relatedOffers.ts';
import { ProductPicture } from './ProductPicture.tsx';
import styles from './RelatedProducts.module.css';

interface RelatedProductsProps {
  club: Club;
  /** The owner of the cart. */
  member: Orderer;
  /** `related_products` of the invoice. */
  products: readonly Product[];
}

/** Related products that are not in the cart yet. Hidden when there are none. */
export function RelatedProducts({ club, member, products }: RelatedProductsProps) {
  const heading = useId();
  const { products: held } = useCartItems({ club: club.nid, uid: member.uid });
  const add = useAddProduct(club);
  const offers = relatedOffers(products, held);
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={layout.stack1}>
      <h2 id={heading} className={styles.heading}>
        {texts.related}
      </h2>
      <ul className={layout.stack1}>
        {offers.map(({ product, only }) => (
          <li key={product.nid} className={styles.offer}>
            <ProductPicture club={club} product={product} />
            <div className={styles.what}>
              <p className={styles.title}>{product.title}</p>
              <p className={styles.price}>{productPrice(product)}</p>
            </div>
            {only ? (
              <Button onClick={() => add(product, { variant: only, quantity: 1, member })}>
                {texts.add}
                <VisuallyHidden>: {product.title}</VisuallyHidden>
              </Button>
            ) : (
              <ButtonLink to={hrefs.product({ club: club.url, product: product.url })}>
                {texts.choose}
                <VisuallyHidden>: {product.title}</VisuallyHidden>
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
