import type { Club } from '#src/api/entities/club/club.ts';
import type { Product } from '#src/api/entities/offer/product.ts';
import { pictureOf } from '#src/api/pictureOf.ts';
import { Picture } from '#src/components/media/Picture.tsx';
import styles from './ProductPicture.module.css';

interface ProductPictureProps {
  club: Pick<Club, 'nid'>;
  product: Pick<Product, 'title' | 'image'>;
  /** @defaultValue false */
  large?: boolean;
}

/** The picture of a product, or its initial in the club's colour. Decorative, because the title stands beside it. */
export function ProductPicture({ club, product, large = false }: ProductPictureProps) {
  const { title, image } = product;
  if (image)
    return (
      <span className={large ? styles.largePhoto : undefined}>
        <Picture
          decorative
          first={large}
          shape={large ? 'square' : 'wide'}
          picture={pictureOf(club.nid, image)}
          sizes={large ? '280px' : '(max-width: 559.98px) 88px, 320px'}
        />
      </span>
    );
  const [initial = ''] = title.trim();
  return (
    <span
      className={large ? `${styles.picture} ${styles.large}` : styles.picture}
      // CSS renders the initial, so that it is no part of the link's text.
      data-initial={initial.toLocaleUpperCase('nl')}
      aria-hidden="true"
    />
  );
}
