import { useQuery } from '@tanstack/react-query';
import type { Club } from '#src/api/entities/club/club.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { hrefs } from '#src/paths.ts';
import { passesTexts } from '#src/texts/nl/passes.ts';
import { Loaded } from '../../failures/index.ts';
import { passesQuery, passSessionsQuery } from '../queries.ts';
import { PassesLoading, PassScreen } from './PassScreen.tsx';
import { SessionChoice } from './SessionChoice.tsx';

const texts = passesTexts.reserving;

/** The coming sessions that can be paid with a pass. */
export function PassReservePage({ club }: { club: Club }) {
  return (
    <PassScreen club={club} title={texts.title}>
      {({ uid }) => <Reserve club={club} uid={uid} />}
    </PassScreen>
  );
}

function Reserve({ club, uid }: { club: Club; uid: number }) {
  const owner = { club: club.nid, uid };
  const passes = useQuery(passesQuery(owner));
  const sessions = useQuery(passSessionsQuery(owner));
  const loading = <PassesLoading label={texts.loading} />;
  return (
    <Loaded query={passes} loading={loading}>
      {({ cards }) => (
        <Loaded query={sessions} loading={loading} empty={<NoSessions club={club} />}>
          {(known) => <SessionChoice club={club} owner={owner} cards={cards} sessions={known} />}
        </Loaded>
      )}
    </Loaded>
  );
}

function NoSessions({ club }: { club: Club }) {
  return (
    <EmptyState
      title={texts.none}
      icon="calendar"
      action={<ButtonLink to={hrefs.pass({ club: club.url })}>{passesTexts.logbook.toPass}</ButtonLink>}
    >
      {texts.noneHint}
    </EmptyState>
  );
}
