import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Sections } from '#src/components/layout/Section.tsx';
import { hrefs } from '#src/paths.ts';
import { federationTexts } from '#src/texts/nl/federation.ts';
import { Loaded } from '../../failures/index.ts';
import { KeepOnDevice, NothingToKeep } from '../../offline/index.ts';
import { useSession } from '../../session/index.ts';
import { membershipCardsQuery } from '../queries/membershipCardsQuery.ts';
import { keptCards } from '../view/keptCards.ts';
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
  const { data, dataUpdatedAt } = cards;
  const kept = useMemo(
    () => data && keptCards({ cards: data, asOf: Math.floor(dataUpdatedAt / 1000) }),
    [data, dataUpdatedAt],
  );
  return (
    <Loaded
      query={cards}
      loading={<CardsLoading label={texts.loading} />}
      empty={
        <>
          <NothingToKeep path={hrefs.membershipCards()} />
          <EmptyState
            title={texts.empty}
            icon="card"
            action={<ButtonLink to={hrefs.dashboard()}>{texts.toDashboard}</ButtonLink>}
          >
            {texts.emptyHint}
          </EmptyState>
        </>
      }
    >
      {(known) => (
        <Sections>
          {kept && kept.entries.length > 0 ? (
            <KeepOnDevice path={kept.path} page={kept} />
          ) : (
            <NothingToKeep path={hrefs.membershipCards()} />
          )}
          <MemberCards cards={known} leadToFederation />
        </Sections>
      )}
    </Loaded>
  );
}
