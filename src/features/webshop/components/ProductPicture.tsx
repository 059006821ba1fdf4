import styles from './ProductPicture.module.css';

interface ProductPictureProps {
  title: string;
  /** @defaultValue false */
  large?: boolean;
}

/** Stands for a picture: the initial of a product in the club's colour. Decoration: its title stands beside it. */
export function ProductPicture({ title, large = false }: ProductPictureProps) {
  const [initial = ''] = title.trim();
  return (
    <span
      className={large ? `${styles.picture} ${styles.large}` : styles.picture}
      // Drawn by the style, so that it is no text of the link that holds it.
      data-initial={initial.toLocaleUpperCase('nl')}
      aria-hidden="true"
    />
  );
}
