import styles from './ProductPicture.module.css';

interface ProductPictureProps {
  title: string;
  /** @defaultValue false */
  large?: boolean;
}

/** A placeholder picture: the initial of a product in the club's colour. Decorative, because the title stands beside it. */
export function ProductPicture({ title, large = false }: ProductPictureProps) {
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
