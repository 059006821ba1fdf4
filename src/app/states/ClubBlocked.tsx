import { Suspense } from 'react';
import { useParams } from 'react-router';
import { ButtonLink } from '../../components/actions/ButtonLink.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { useUserClubs } from '../../features/session/index.ts';
import { hrefs } from '../../paths.ts';
import { lazyPart } from '../../platform/loading/lazyPart.ts';
import { usePageTitle } from '../../platform/page/pageTitle.ts';
import { shellPartsTexts } from '../../texts/nl/shellParts.ts';

// Few people ever see it.
const ClubsToContact = lazyPart(
  async () => (await import('../../features/club/components/ClubsToContact.tsx')).ClubsToContact,
);

const texts = shellPartsTexts.clubBlocked;

/**
 * Replaces every screen of a club that has blocked the user (specification 6). A server may refuse to describe that club, so
 * its name comes from the clubs of the family.
 */
export function ClubBlocked() {
  const { club } = useParams();
  const known = useUserClubs().find(({ url }) => url === club);
  const title = known?.title ?? texts.thisClub;
  usePageTitle({ title: texts.title(title) });
  return (
    <>
      <EmptyState
        headingLevel="h1"
        icon="warning"
        title={texts.title(title)}
        action={
          <ButtonLink variant="primary" to={hrefs.home()}>
            {shellPartsTexts.otherClub}
          </ButtonLink>
        }
      >
        {texts.text}
      </EmptyState>
      {known && (
        <Suspense fallback={null}>
          <ClubsToContact clubs={[known]} />
        </Suspense>
      )}
    </>
  );
}
