import type { Club } from '#src/api/entities/club/club.ts';
import type { Product } from '#src/api/entities/offer/product.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { hrefs } from '#src/paths.ts';
import { webshopTexts as texts } from '#src/texts/nl/webshop.ts';
import { useCartItems } from '../../basket/index.ts';
import { useSelectedMember } from '../../session/index.ts';
import { heldOfProduct } from '../view/stock.ts';
import { ProductCard } from './ProductCard.tsx';
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
