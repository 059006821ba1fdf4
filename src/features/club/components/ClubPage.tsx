import { Suspense } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import { pictureOf } from '#src/api/pictureOf.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { WithoutJavaScript } from '#src/components/feedback/WithoutJavaScript.tsx';
import { Icon, type IconName } from '#src/components/icons/Icon.tsx';
import { Avatar } from '#src/components/identity/Avatar.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import layout from '#src/components/layout/layout.module.css';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { fullWidth } from '#src/components/media/fullWidth.ts';
import { Picture } from '#src/components/media/Picture.tsx';
import { TitleInFont } from '#src/components/text/title-font/TitleInFont.tsx';
import { hrefs } from '#src/paths.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { usePaintedOrInHtml } from '#src/platform/loading/usePainted.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { clubTexts as texts } from '#src/texts/nl/club.ts';
import { clubLogo } from '../view/clubLogo.ts';
import { type ClubTile, clubTiles } from '../view/clubTiles.ts';
import styles from './ClubPage.module.css';
import { ContactWay, ContactWays } from './ContactWays.tsx';

/** Lazy-loaded: it is below the fold and needs the code of the courses. */
const ClubPageBelow = lazyPart(async () => (await import('./ClubPageBelow.tsx')).ClubPageBelow);

const LegalPerson = lazyPart(async () => (await import('./LegalPerson.tsx')).LegalPerson);

export function ClubPage({ club }: { club: Club }) {
  const isPainted = usePaintedOrInHtml();
  usePageTitle({ club: club.title });
  return (
    <div className={styles.page}>
      <header className={club.cover ? styles.pictured : styles.cover}>
        {club.cover && (
          <div className={styles.picture}>
            <Picture
              first
              decorative
              shape="wide"
              picture={pictureOf(club.nid, club.cover)}
              sizes={`(min-width: 820px) 480px, ${fullWidth(32)}`}
            />
          </div>
        )}
        <div className={styles.name}>
          <span className={styles.logo}>
            <Avatar name={club.title} color={club.color} picture={clubLogo(club)} size={72} />
          </span>
          <div>
            <h1>
              <TitleInFont title={club.title} font={club.font} />
            </h1>
            {club.city && <p>{club.city}</p>}
          </div>
        </div>
      </header>
      {club.description && <p className={styles.description}>{club.description}</p>}
      <WithoutJavaScript needs="account" />
      <ClubTiles club={club} />
      <Suspense fallback={<div className={styles.next} />}>
        {isPainted ? <ClubPageBelow club={club} /> : <div className={styles.next} />}
      </Suspense>
      <ClubContact club={club} />
      <Suspense fallback={null}>{isPainted && <LegalPerson club={club} />}</Suspense>
    </div>
  );
}

function ClubContact({ club }: { club: Club }) {
  return (
    <section className={layout.stack1}>
      <h2>{texts.contact}</h2>
      <ContactWays contact={club.contact}>
        <ContactWay icon="info">
          <Link to={hrefs.conditions({ club: club.url })}>{texts.conditions}</Link>
        </ContactWay>
        <ContactWay icon="info">
          <Link to={hrefs.clubPrivacy({ club: club.url })}>{texts.privacy}</Link>
        </ContactWay>
      </ContactWays>
    </section>
  );
}

const icons: Readonly<Record<ClubTile['id'], IconName>> = {
  courses: 'course',
  activities: 'activity',
  ticketSales: 'ticket',
  webshop: 'shop',
  forms: 'form',
  passes: 'pass',
};

function ClubTiles({ club }: { club: Club }) {
  return (
    <section>
      <VisuallyHidden as="h2">{texts.tiles}</VisuallyHidden>
      <ul className={styles.tiles}>
        {clubTiles(club).map((tile) => (
          <Card as="li" clickable key={tile.id}>
            <div className={styles.tile}>
              <span className={styles.icon}>
                <Icon name={icons[tile.id]} size={24} />
              </span>
              <div>
                <h3>
                  <Link to={tile.href}>{tile.title}</Link>
                </h3>
                {tile.detail && <p className={styles.detail}>{tile.detail}</p>}
              </div>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
