import { useStore } from 'zustand';
import { homeTexts } from '#src/texts/nl/home.ts';
import { useUserClubs } from '../../session/index.ts';
import { recentClubsStore } from '../state/recentClubsStore.ts';
import { ClubCards } from './ClubCards.tsx';
import styles from './HomePage.module.css';

interface KnownClubsProps {
  hrefOf: (clubUrl: string) => string;
}

/** The clubs that a person most likely wants: recently visited clubs and the family's clubs. */
export function KnownClubs({ hrefOf }: KnownClubsProps) {
  const clubsOfUser = useUserClubs();
  const visited = useStore(recentClubsStore, (state) => state.clubs);
  const recent = visited.filter(({ url }) => !clubsOfUser.some((one) => one.url === url && one.isBlocked));
  const own = clubsOfUser.filter(
    ({ url, isBlocked }) => !isBlocked && recent.every((one) => one.url !== url),
  );
  const groups = [
    { title: homeTexts.recent, clubs: recent },
    { title: homeTexts.own, clubs: own },
  ];
  return groups
    .filter(({ clubs }) => clubs.length > 0)
    .map(({ title, clubs }) => (
      <section key={title} className={styles.known}>
        <h2>{title}</h2>
        <ClubCards clubs={clubs} hrefOf={hrefOf} headingLevel="h3" />
      </section>
    ));
}
