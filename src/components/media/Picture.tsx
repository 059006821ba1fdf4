import styles from './Picture.module.css';

interface PictureSources {
  /** A `srcset` of AVIF. */
  avif: string;
  /** A `srcset` of WebP, for browsers without AVIF. */
  webp: string;
  src: string;
  alt: string;
  /** Pixels of the original. */
  width: number;
  height: number;
}

interface PictureProps {
  picture: PictureSources;
  /** The width on the page, as in the attribute `sizes`. */
  sizes: string;
  /** The shape in which the picture is cropped. @defaultValue the shape of the original */
  shape?: 'wide' | 'square' | 'round';
  /** Loads at once and before other pictures, for the first picture of a page. */
  first?: boolean;
  /** Hides the picture from screen readers, where the text beside it says the same. */
  decorative?: boolean;
}

/** A picture that the browser loads in the width and encoding that it needs. Its place is reserved, so nothing shifts. */
export function Picture({ picture, sizes, shape, first = false, decorative = false }: PictureProps) {
  const { avif, webp, src, alt, width, height } = picture;
  return (
    <picture className={shape ? `${styles.picture} ${styles[shape]}` : styles.picture}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        className={styles.image}
        src={src}
        alt={decorative ? '' : alt}
        width={width}
        height={height}
        {...(first
          ? ({ fetchPriority: 'high' } as const)
          : ({ loading: 'lazy', decoding: 'async' } as const))}
      />
    </picture>
  );
}
