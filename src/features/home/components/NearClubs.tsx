import { useQuery } from '@tanstack/react-query';
import { homeTexts } from '#src/texts/nl/home.ts';
import { useUserClubs } from '../../session/index.ts';
import { clubsNearQuery } from '../queries/searchClubsQuery.ts';
import { knownClubs } from '../view/knownClubs.ts';
import { ClubGroup } from './ClubGroup.tsx';

interface NearClubsProps {
  /** The search text. Only a postcode or municipality has clubs near it. */
  place: string;
  /** The clubs that the search found. */
  found: readonly { readonly url: string }[];
  hrefOf: (clubUrl: string) => string;
}

/** Other clubs near the searched place. Nothing when they can't be loaded, because they are only an extra. */
export function NearClubs({ place, found, hrefOf }: NearClubsProps) {
  const blocked = useUserClubs().filter(({ isBlocked }) => isBlocked);
  const { data } = useQuery(clubsNearQuery(place));
  const { near } = knownClubs({ own: blocked, visited: found, near: data ?? [] });
  return <ClubGroup title={homeTexts.near(place)} clubs={near} hrefOf={hrefOf} />;
}
