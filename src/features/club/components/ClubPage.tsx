import { Suspense } from 'react';
import type { Club } from '#src/api/entities/club.ts';
import { Avatar } from '#src/components/identity/Avatar.tsx';
import { lazyPart } from '#src/platform/lazyPart.ts';
import { usePageTitle } from '#src/platform/pageTitle.ts';
import { usePainted } from '#src/platform/usePainted.ts';
import { clubLogo } from '../view/clubLogo.ts';
import { ClubContact } from './ClubContact.tsx';
import styles from './ClubPage.module.css';
import { ClubTiles } from './ClubTiles.tsx';

/** Lazy-loaded: it is below the fold and needs the code of the courses. */
const ClubPageBelow = lazyPart(async () => (await import('./ClubPageBelow.tsx')).ClubPageBelow);

export function ClubPage({ club }: { club: Club }) {
  const isPainted = usePainted();
  usePageTitle({ club: club.title });
  return (
    <div className={styles.page}>
      <header className={styles.cover}>
        <span className={styles.logo}>
          <Avatar name={club.title} color={club.color} picture={clubLogo(club)} size={72} />
        </span>
        <div>
          <h1>{club.title}</h1>
          {club.city && <p>{club.city}</p>}
        </div>
      </header>
      {club.description && <p className={styles.description}>{club.description}</p>}
      <ClubTiles club={club} />
      <Suspense fallback={<div className={styles.next} />}>
        {isPainted ? <ClubPageBelow club={club} /> : <div className={styles.next} />}
      </Suspense>
      <ClubContact club={club} />
    </div>
  );
}
