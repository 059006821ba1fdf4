import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { homeTexts } from '#src/texts/nl/home.ts';
import { useUserClubs } from '../../session/index.ts';
import { allClubsQuery, clubsNearQuery } from '../queries/searchClubsQuery.ts';
import { recentClubsStore } from '../state/recentClubsStore.ts';
import { knownClubs } from '../view/knownClubs.ts';
import { ClubGroup } from './ClubCards.tsx';

interface KnownClubsProps {
  hrefOf: (clubUrl: string) => string;
}

/** Maximum clubs that are shown to somebody of whom nothing is known. */
const maxOfAll = 6;

/**
 * The clubs that a person most likely wants: those of the family, those visited last, and those near the first of these. Somebody
 * without any of these sees the first clubs of the portal, so that the page is never empty.
 */
export function KnownClubs({ hrefOf }: KnownClubsProps) {
  const own = useUserClubs();
  const visited = useStore(recentClubsStore, (state) => state.clubs);
  const place = [...own.filter(({ isBlocked }) => !isBlocked), ...visited].find(
    ({ city }) => city !== '',
  )?.city;
  const near = useQuery(clubsNearQuery(place ?? ''));
  const isNew = own.length === 0 && visited.length === 0;
  const all = useQuery({ ...allClubsQuery, enabled: isNew });
  const groups = knownClubs({ own, visited, near: near.data ?? [] });
  return (
    <>
      <ClubGroup title={homeTexts.own} clubs={groups.own} hrefOf={hrefOf} />
      <ClubGroup title={homeTexts.recent} clubs={groups.visited} hrefOf={hrefOf} />
      {place && <ClubGroup title={homeTexts.near(place)} clubs={groups.near} hrefOf={hrefOf} />}
      {isNew && (
        <ClubGroup title={homeTexts.all} clubs={all.data?.slice(0, maxOfAll) ?? []} hrefOf={hrefOf} />
      )}
    </>
  );
}
