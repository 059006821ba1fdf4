import type { Product } from '#src/api/entities/product.ts';
import { Icon } from '#src/components/icons/Icon.tsx';
import { webshopTexts as texts } from '#src/texts/nl/webshop.ts';
import { productPrice } from '../view/productPrice.ts';
import styles from './ProductPage.module.css';
import { ProductPicture } from './ProductPicture.tsx';

export function ProductFacts({ product }: { product: Product }) {
  return (
    <div className={styles.facts}>
      <ProductPicture title={product.title} large />
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
