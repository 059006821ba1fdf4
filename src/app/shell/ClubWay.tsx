import { useMatches } from 'react-router';
import { useStore } from 'zustand';
import type { Club } from '../../api/entities/club/club.ts';
import { ButtonLink } from '../../components/actions/ButtonLink.tsx';
import { type RecentClub, recentClubsStore } from '../../features/home/index.ts';
import { hrefs } from '../../paths.ts';
import { embedStore } from '../../platform/embed/embedStore.ts';
import { shellTexts } from '../../texts/nl/shell.ts';
import { useShellClubUrl } from './useShellClub.ts';

/** Links back to the club from a screen without a club, and from a club to the search for another (specification 2.4). */
export function ClubWay({ club }: { club: Club | undefined }) {
  const returnClub = useReturnClub(club);
  const isClubFixed = useStore(embedStore, ({ embedding }) => embedding?.club !== undefined);
  if (returnClub) {
    return (
      <ButtonLink variant="quiet" icon="arrowLeft" to={hrefs.club({ club: returnClub.url })}>
        {shellTexts.backToClub(returnClub.title)}
      </ButtonLink>
    );
  }
  if (!club || isClubFixed) return null;
  return (
    <ButtonLink variant="quiet" icon="search" to={hrefs.home()}>
      {shellTexts.searchClub}
    </ButtonLink>
  );
}

/**
 * The club to go back to from a screen without a club: the shell's club, else the club visited last. There is none while
 * another club is still loading.
 */
function useReturnClub(club: Club | undefined): Pick<RecentClub, 'url' | 'title'> | undefined {
  const isOfClub = useMatches().at(-1)?.params.club !== undefined;
  const shellUrl = useShellClubUrl();
  const last = useStore(recentClubsStore, ({ clubs }) => (isOfClub ? undefined : clubs[0]));
  if (isOfClub) return undefined;
  if (club) return club;
  return shellUrl === undefined || shellUrl === last?.url ? last : undefined;
}
