import type { Club } from '#src/api/entities/club/club.ts';
import type { Product } from '#src/api/entities/offer/product.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { hrefs } from '#src/paths.ts';
import { webshopTexts as texts } from '#src/texts/nl/webshop.ts';
import { useCartItems } from '../../basket/index.ts';
import { useSelectedMember } from '../../session/index.ts';
import { productPrice } from '../view/productTexts.ts';
import { heldOfProduct, productStock } from '../view/stock.ts';
import { ProductPicture } from './ProductPicture.tsx';
import styles from './Shop.module.css';

interface FoundProductsProps {
  club: Club;
  products: readonly Product[];
  /** Whether these are the products of one category only. */
  isCategory: boolean;
}

export function FoundProducts({ club, products, isCategory }: FoundProductsProps) {
  const member = useSelectedMember();
  const { products: held } = useCartItems(member && { club: club.nid, uid: member.uid });
  if (products.length === 0) return <NoProducts club={club} isCategory={isCategory} />;
  return (
    <>
      <p role="status" className={styles.results}>
        {texts.results(products.length)}
      </p>
      <ul className={styles.grid}>
        {products.map((product) => (
          <li key={product.nid}>
            <ProductCard club={club} product={product} held={heldOfProduct(held, product)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function NoProducts({ club, isCategory }: Omit<FoundProductsProps, 'products'>) {
  return (
    <EmptyState
      icon="shop"
      title={isCategory ? texts.nothingInCategory : texts.nothing}
      action={
        isCategory ? (
          <ButtonLink to={hrefs.webshop({ club: club.url })}>{texts.allProducts}</ButtonLink>
        ) : (
          <ButtonLink to={hrefs.club({ club: club.url })}>{texts.toClub}</ButtonLink>
        )
      }
    >
      {isCategory ? texts.nothingInCategoryHint : texts.nothingHint}
    </EmptyState>
  );
}

interface ProductCardProps {
  club: Club;
  product: Product;
  /** The quantity in the cart. */
  held: number;
}

function ProductCard({ club, product, held }: ProductCardProps) {
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
