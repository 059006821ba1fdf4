import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { federationTexts } from '#src/texts/nl/federation.ts';
import { Loaded } from '../../failures/index.ts';
import { useSession } from '../../session/index.ts';
import { membershipCardsQuery } from '../queries/membershipCardsQuery.ts';
import { CardsLoading } from './CardsLoading.tsx';
import { MemberCards } from './MemberCards.tsx';

const texts = federationTexts.cards;

/** The membership cards of a family (Specification 2.1, MembershipCard). */
export function MembershipCardsPage() {
  const session = useSession();
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      {session.status === 'user' ? (
        <Cards viewer={session.user.uid} />
      ) : (
        <CardsLoading label={texts.loading} />
      )}
    </>
  );
}

function Cards({ viewer }: { viewer: number }) {
  const cards = useQuery(membershipCardsQuery(viewer));
  return (
    <Loaded
      query={cards}
      loading={<CardsLoading label={texts.loading} />}
      empty={
        <EmptyState
          title={texts.empty}
          icon="card"
          action={<ButtonLink to={hrefs.dashboard()}>{texts.toDashboard}</ButtonLink>}
        >
          {texts.emptyHint}
        </EmptyState>
      }
    >
      {(known) => <MemberCards cards={known} leadToFederation />}
    </Loaded>
  );
}
