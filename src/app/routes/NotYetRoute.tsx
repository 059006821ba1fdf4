import { useMatches, useNavigate } from 'react-router';
import { Button } from '../../components/actions/Button.tsx';
import { ButtonLink } from '../../components/actions/ButtonLink.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { hrefs } from '../../paths.ts';
import { shellTexts } from '../../texts/nl/shell.ts';
import { shellPartsTexts } from '../../texts/nl/shellParts.ts';
import { handleOf } from '../routeHandle.ts';
import { useShellClub } from '../shell/useShellClub.ts';

const texts = shellPartsTexts.notYet;

/** Stands where a screen of the product will come, and says so. */
export function NotYetRoute() {
  const { title = '' } = handleOf(useMatches());
  const club = useShellClub();
  const navigate = useNavigate();
  return (
    <EmptyState
      headingLevel="h1"
      icon="clock"
      title={texts.title(title)}
      action={
        <>
          <Button onClick={() => void navigate(-1)}>{texts.back}</Button>
          {club ? (
            <ButtonLink variant="primary" to={hrefs.club({ club: club.url })}>
              {shellTexts.backToClub(club.title)}
            </ButtonLink>
          ) : (
            <ButtonLink variant="primary" to={hrefs.home()}>
              {shellTexts.titles.home}
            </ButtonLink>
          )}
        </>
      }
    >
      {texts.text}
    </EmptyState>
  );
}
