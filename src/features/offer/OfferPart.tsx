import { useQuery } from '@tanstack/react-query';
import type { Club } from '#src/api/entities/club/club.ts';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { useSession } from '#src/features/session/index.ts';
import { offerTexts as texts } from '#src/texts/nl/offer.ts';
import { OfferEditor } from './components/OfferEditor.tsx';
import { offerQuery } from './offerQueries.ts';

/** The offer of a club, for its managers: everything that `npm run club` reads from a file, except for questions. */
export function OfferPart({ club }: { club: Club }) {
  const session = useSession();
  const query = useQuery(offerQuery(club.nid));
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Loaded query={query} loading={<LoadingCards label={texts.loading} />}>
        {(opened) =>
          session.status === 'user' && <OfferEditor club={club} uid={session.user.uid} opened={opened} />
        }
      </Loaded>
    </>
  );
}
