import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Sections } from '#src/components/layout/Section.tsx';
import { hrefs } from '#src/paths.ts';
import { federationTexts } from '#src/texts/nl/federation.ts';
import { useSession } from '../../session/index.ts';
import { federationCardQuery } from '../queries/federationQuery.ts';
import { useFederationVisit } from '../state/useFederationVisit.ts';
import { linkOf } from '../view/federationVisit.ts';
import { CardsLoading } from './CardsLoading.tsx';
import { FederationFailure } from './FederationFailure.tsx';
import { MemberCards } from './MemberCards.tsx';
import { ShareCards } from './ShareCards.tsx';

const texts = federationTexts.federationCard;

/** The family's membership cards of one federation (Specification 2.1). */
export function FederationCardPage() {
  const visit = useFederationVisit();
  const session = useSession();
  const viewer = session.status === 'user' ? session.user.uid : undefined;
  const { data, error, isError, isRefetching, refetch } = useQuery(federationCardQuery(visit, viewer));
  if (!data) {
    if (!isError) return <CardsLoading label={texts.loading} />;
    return <FederationFailure error={error} onRetry={() => void refetch()} busy={isRefetching} />;
  }
  const { federation, cards, link } = data;
  return (
    <>
      <PageHeader
        title={<span dir="auto">{texts.title(federation.title)}</span>}
        back={{
          to: hrefs.federation({ federation: federation.url, ...linkOf(visit) }),
          label: texts.back(federation.title),
        }}
      />
      <Sections>
        <MemberCards cards={cards} />
        {link && <ShareCards federation={federation.url} link={link} />}
      </Sections>
    </>
  );
}
