import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { readId } from '#rules/readId.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { hrefs } from '#src/paths.ts';
import { useWriteQuery } from '#src/platform/address/useWriteQuery.ts';
import { passesTexts } from '#src/texts/nl/passes.ts';
import { Loaded } from '../../failures/index.ts';
import { passesQuery } from '../queries.ts';
import { PassesLoading, PassScreen } from './PassScreen.tsx';
import { ReloadForm } from './ReloadForm.tsx';

const texts = passesTexts.reloading;

/** Orders turns for an existing card. */
export function PassReloadPage({ club }: { club: Club }) {
  return (
    <PassScreen club={club} title={texts.title}>
      {({ uid }) => <Reload club={club} uid={uid} />}
    </PassScreen>
  );
}

function Reload({ club, uid }: { club: Club; uid: number }) {
  const owner = { club: club.nid, uid };
  const passes = useQuery(passesQuery(owner));
  const [query] = useSearchParams();
  const writeQuery = useWriteQuery();
  return (
    <Loaded query={passes} loading={<PassesLoading />}>
      {({ cards, offered }) =>
        cards.length === 0 || offered.length === 0 ? (
          <NothingToReload club={club} isOnSale={offered.length > 0} />
        ) : (
          <ReloadForm
            owner={owner}
            cards={cards}
            offered={offered}
            wanted={readId(query.get('kaart'))}
            onWant={(card) => void writeQuery({ kaart: String(card) })}
          />
        )
      }
    </Loaded>
  );
}

function NothingToReload({ club: { url: club }, isOnSale }: { club: Club; isOnSale: boolean }) {
  return (
    <EmptyState
      title={isOnSale ? texts.none : passesTexts.noneOnSale}
      icon="pass"
      action={
        <ButtonLink to={hrefs.pass({ club })}>
          {isOnSale ? texts.toBuy : passesTexts.logbook.toPass}
        </ButtonLink>
      }
    >
      {isOnSale && texts.noneHint}
    </EmptyState>
  );
}
