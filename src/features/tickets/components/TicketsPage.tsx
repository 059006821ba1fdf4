import { useQuery } from '@tanstack/react-query';
import type { Club } from '#src/api/entities/club.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { ticketsTexts as texts } from '#src/texts/nl/tickets.ts';
import { FailureState } from '../../failures/index.ts';
import { useSession } from '../../session/index.ts';
import { ticketsQuery } from '../queries/ticketsQuery.ts';
import { TicketedEvents } from './TicketedEvents.tsx';

/** The family's tickets at a club (Specification 2.1, Tickets). */
export function TicketsPage({ club }: { club: Club }) {
  const session = useSession();
  if (session.status === 'user') return <Tickets club={club} viewer={session.user.uid} />;
  return (
    <>
      <PageHeader title={texts.title} />
      <TicketsLoading />
    </>
  );
}

function Tickets({ club, viewer }: { club: Club; viewer: number }) {
  const tickets = useQuery(ticketsQuery({ club: club.nid, viewer }));
  const { data, error, isError, isRefetching, refetch, dataUpdatedAt } = tickets;
  if (data && data.length > 0)
    return <TicketedEvents club={club} tickets={data} asOf={Math.floor(dataUpdatedAt / 1000)} />;
  return (
    <>
      <PageHeader title={texts.title} />
      {data && (
        <EmptyState
          title={texts.empty}
          icon="ticket"
          action={<ButtonLink to={hrefs.ticketSales({ club: club.url })}>{texts.toSales}</ButtonLink>}
        >
          {texts.emptyHint}
        </EmptyState>
      )}
      {!data && isError && <FailureState error={error} onRetry={() => void refetch()} busy={isRefetching} />}
      {!data && !isError && <TicketsLoading />}
    </>
  );
}

function TicketsLoading() {
  return (
    <Loading label={texts.loading}>
      <Skeleton shape="title" />
      <Skeleton shape="card" count={2} />
    </Loading>
  );
}
