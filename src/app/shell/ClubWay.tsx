import { useStore } from 'zustand';
import type { Club } from '../../api/entities/club.ts';
import { ButtonLink } from '../../components/actions/ButtonLink.tsx';
import { hrefs } from '../../paths.ts';
import { embedStore } from '../../platform/embedStore.ts';
import { shellTexts } from '../../texts/nl/shell.ts';
import { useReturnClub } from './useReturnClub.ts';

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
