import type { Club } from '#src/api/entities/club.ts';
import type { Product } from '#src/api/entities/product.ts';
import { Icon } from '#src/components/icons/Icon.tsx';
import { webshopTexts as texts } from '#src/texts/nl/webshop.ts';
import { productPrice } from '../view/productPrice.ts';
import styles from './ProductPage.module.css';
import { ProductPicture } from './ProductPicture.tsx';

interface ProductFactsProps {
  club: Club;
  product: Product;
}

export function ProductFacts({ club, product }: ProductFactsProps) {
  return (
    <div className={styles.facts}>
      <ProductPicture club={club} product={product} large />
      <p className={styles.price}>{productPrice(product)}</p>
      {product.description && <p className={styles.description}>{product.description}</p>}
      {product.isAddressRequired && (
        <p className={styles.fact}>
          <Icon name="pin" />
          {texts.addressRequired}
        </p>
      )}
      {product.most !== undefined && (
        <p className={styles.fact}>
          <Icon name="info" />
          {texts.maxPerOrder(product.most)}
        </p>
      )}
    </div>
  );
}
