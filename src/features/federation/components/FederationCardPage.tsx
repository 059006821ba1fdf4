import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Sections } from '#src/components/layout/Section.tsx';
import { hrefs } from '#src/paths.ts';
import { federationTexts } from '#src/texts/nl/federation.ts';
import { Loaded } from '../../failures/index.ts';
import { useSession } from '../../session/index.ts';
import { federationCardQuery } from '../queries/federationQuery.ts';
import { useFederationVisit } from '../state/useFederationVisit.ts';
import { linkOf } from '../view/federationVisit.ts';
import { CardsLoading } from './CardsLoading.tsx';
import { federationRefusal } from './federationRefusal.tsx';
import { MemberCards } from './MemberCards.tsx';
import { ShareCards } from './ShareCards.tsx';

const texts = federationTexts.federationCard;

/** The family's membership cards of one federation (Specification 2.1). */
export function FederationCardPage() {
  const visit = useFederationVisit();
  const session = useSession();
  const viewer = session.status === 'user' ? session.user.uid : undefined;
  const query = useQuery(federationCardQuery(visit, viewer));
  return (
    <Loaded
      query={query}
      loading={<CardsLoading label={texts.loading} />}
      headingLevel="h1"
      refused={federationRefusal}
    >
      {({ federation, cards, link }) => (
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
      )}
    </Loaded>
  );
}
