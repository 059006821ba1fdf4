import { useId } from 'react';
import { namesakes } from '#rules/namesakes.ts';
import type { Image } from '#src/api/entities/club/image.ts';
import { pictureOf } from '#src/api/pictureOf.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { Avatar } from '#src/components/identity/Avatar.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import layout from '#src/components/layout/layout.module.css';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Picture } from '#src/components/media/Picture.tsx';
import styles from './HomePage.module.css';

interface ClubCard {
  readonly nid?: number | undefined;
  readonly url: string;
  readonly title: string;
  readonly city?: string;
  readonly color?: string;
  readonly cover?: Image | undefined;
  /** The kinds of what it offers. */
  readonly offers?: readonly string[];
}

interface ClubCardsProps {
  clubs: readonly ClubCard[];
  hrefOf: (clubUrl: string) => string;
  headingLevel: 'h2' | 'h3';
}

export function ClubCards({ clubs, hrefOf, headingLevel: Heading }: ClubCardsProps) {
  const shared = namesakes(clubs.map(({ title }) => title));
  return (
    <ul className={styles.cards}>
      {clubs.map(({ nid, url, title, city, color, cover, offers = [] }) => (
        <Card as="li" key={url} clickable>
          <div className={styles.club}>
            {nid !== undefined && cover ? (
              <div className={styles.cover}>
                <Picture decorative shape="square" picture={pictureOf(nid, cover)} sizes="80px" />
              </div>
            ) : (
              <Avatar name={title} color={color} size={48} />
            )}
            <div className={styles.names}>
              <Heading>
                <Link to={hrefOf(url)} fades>
                  {title}
                  {shared.has(title) && city && <VisuallyHidden>, {city}</VisuallyHidden>}
                </Link>
              </Heading>
              {city && <p className={styles.city}>{city}</p>}
              {offers.length > 0 && <p className={styles.city}>{offers.join(' · ')}</p>}
            </div>
            <Icon name="chevronRight" />
          </div>
        </Card>
      ))}
    </ul>
  );
}

interface ClubGroupProps {
  title: string;
  clubs: readonly ClubCard[];
  hrefOf: (clubUrl: string) => string;
}

/** A titled group of clubs; nothing without clubs. */
export function ClubGroup({ title, clubs, hrefOf }: ClubGroupProps) {
  const titleId = useId();
  if (clubs.length === 0) return null;
  return (
    <section className={layout.stack2} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ClubCards clubs={clubs} hrefOf={hrefOf} headingLevel="h3" />
    </section>
  );
}
