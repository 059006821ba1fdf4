import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { ticketsTexts as texts } from '#src/texts/nl/tickets.ts';
import { Loaded } from '../../failures/index.ts';
import { NothingToKeep } from '../../offline/index.ts';
import { useSession } from '../../session/index.ts';
import { ticketsQuery } from '../queries/ticketsQuery.ts';
import { TicketedEvents } from './TicketedEvents.tsx';

/** The family's tickets at a club (Specification 2.1, Tickets). */
export function TicketsPage({ club }: { club: Club }) {
  const session = useSession();
  if (session.status === 'user') return <Tickets club={club} viewer={session.user.uid} />;
  return underTitle(<TicketsLoading />);
}

function Tickets({ club, viewer }: { club: Club; viewer: number }) {
  const tickets = useQuery(ticketsQuery({ club: club.nid, viewer }));
  const asOf = Math.floor(tickets.dataUpdatedAt / 1000);
  return (
    <Loaded
      query={tickets}
      loading={<TicketsLoading />}
      empty={
        <>
          <NothingToKeep path={hrefs.tickets({ club: club.url })} />
          <EmptyState
            title={texts.empty}
            icon="ticket"
            action={<ButtonLink to={hrefs.ticketSales({ club: club.url })}>{texts.toSales}</ButtonLink>}
          >
            {texts.emptyHint}
          </EmptyState>
        </>
      }
      frame={underTitle}
    >
      {(known) => <TicketedEvents club={club} tickets={known} asOf={asOf} />}
    </Loaded>
  );
}

function underTitle(state: ReactNode) {
  return (
    <>
      <PageHeader title={texts.title} />
      {state}
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
