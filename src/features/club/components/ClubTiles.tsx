import type { Club } from '#src/api/entities/club/club.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { Icon, type IconName } from '#src/components/icons/Icon.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { clubTexts as texts } from '#src/texts/nl/club.ts';
import { type ClubTile, clubTiles } from '../view/clubTiles.ts';
import styles from './ClubTiles.module.css';

const icons: Readonly<Record<ClubTile['id'], IconName>> = {
  courses: 'course',
  activities: 'activity',
  ticketSales: 'ticket',
  webshop: 'shop',
  forms: 'form',
  passes: 'pass',
};

export function ClubTiles({ club }: { club: Club }) {
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
