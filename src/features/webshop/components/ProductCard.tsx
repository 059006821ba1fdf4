import type { Club } from '#src/api/entities/club/club.ts';
import type { Product } from '#src/api/entities/offer/product.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { hrefs } from '#src/paths.ts';
import { webshopTexts as texts } from '#src/texts/nl/webshop.ts';
import { productPrice } from '../view/productTexts.ts';
import { productStock } from '../view/stock.ts';
import { ProductPicture } from './ProductPicture.tsx';
import styles from './Shop.module.css';

interface ProductCardProps {
  club: Club;
  product: Product;
  /** The quantity in the cart. */
  held: number;
}

export function ProductCard({ club, product, held }: ProductCardProps) {
  const stock = productStock(product);
  return (
    <Card as="article" clickable>
      <div className={styles.product}>
        <ProductPicture club={club} product={product} />
        <h2 className={styles.title}>
          <Link to={hrefs.product({ club: club.url, product: product.url })} fades>
            {product.title}
          </Link>
        </h2>
        <div className={styles.offer}>
          <span className={styles.price}>{productPrice(product)}</span>
          {held > 0 ? (
            <Pill tone="success" icon="check">
              {texts.inCart(held)}
            </Pill>
          ) : (
            stock && <Pill tone={stock.tone}>{stock.text}</Pill>
          )}
        </div>
      </div>
    </Card>
  );
}
