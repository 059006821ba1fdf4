import { useLayoutEffect, useRef } from 'react';
import { accentVariables } from '#src/components/accent/guardedAccent.ts';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Avatar } from '#src/components/identity/Avatar.tsx';
import { TitleInFont } from '#src/components/text/title-font/TitleInFont.tsx';
import { offerLookTexts } from '#src/texts/nl/offerLook.ts';
import type { OfferFile } from '../state/offerFile.ts';
import styles from './LookPreview.module.css';
import type { PictureStore } from './picture/offerPictures.ts';

const { preview: texts } = offerLookTexts;

/** The fields that the look of a club depends on. */
export type ClubLook = Pick<OfferFile['club'], 'title' | 'city' | 'color' | 'font' | 'logo' | 'image'>;

interface LookPreviewProps {
  club: ClubLook;
  store: PictureStore;
}

/** The top of the club's page as it will be, on a light and on a dark page. */
export function LookPreview({ club, store }: LookPreviewProps) {
  return (
    <section className={styles.previews} aria-label={texts.label}>
      {(['light', 'dark'] as const).map((theme) => (
        <PagePreview key={theme} {...{ club, store, theme }} />
      ))}
    </section>
  );
}

function PagePreview({ club, store, theme }: LookPreviewProps & { theme: 'light' | 'dark' }) {
  const page = useRef<HTMLDivElement>(null);
  const { title, city, color, font, logo, image } = club;
  useLayoutEffect(() => {
    const { style } = page.current ?? {};
    accentVariables(color)?.forEach((value, name) => void style?.setProperty(name, value));
  }, [color]);
  const picture = logo ? store.addressOf(logo.file, 'logo') : undefined;
  return (
    <figure className={styles.preview}>
      <figcaption>{texts[theme]}</figcaption>
      {/* A picture of a page: its button and link lead nowhere. */}
      <div ref={page} className={styles.page} data-preview={theme} aria-hidden="true" inert>
        <div className={styles.header}>
          <Avatar name={title} color={color} picture={picture} size={36} />
          <span>{title}</span>
        </div>
        <div className={styles.body}>
          {image && <img className={styles.cover} src={store.addressOf(image.file)} alt="" />}
          <div className={image ? styles.name : `${styles.name} ${styles.colored}`}>
            <span className={styles.logo}>
              <Avatar name={title} color={color} picture={picture} size={72} />
            </span>
            <div>
              <p className={styles.title}>
                <TitleInFont title={title} font={font} />
              </p>
              {city && <p>{city}</p>}
            </div>
          </div>
          <div className={styles.samples}>
            <span className={styles.button}>{texts.button}</span>
            <span className={styles.link}>{texts.link}</span>
            <Pill tone="accent">{texts.pill}</Pill>
          </div>
        </div>
      </div>
    </figure>
  );
}
