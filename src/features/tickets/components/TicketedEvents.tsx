import { useMemo } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import type { TicketedEvent } from '#src/api/entities/orders/memberTicket.ts';
import { CardGrid } from '#src/components/layout/CardGrid.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Section, Sections } from '#src/components/layout/Section.tsx';
import { ticketsTexts as texts } from '#src/texts/nl/tickets.ts';
import { useDownload } from '../../downloads/index.ts';
import { KeepOnDevice, NothingToKeep } from '../../offline/index.ts';
import { eventViews } from '../view/eventViews.ts';
import { keptTickets } from '../view/keptTickets.ts';
import { TicketCard } from './TicketCard.tsx';
import styles from './Tickets.module.css';

interface TicketedEventsProps {
  club: Club;
  tickets: readonly TicketedEvent[];
  /** Unix seconds. */
  asOf: number;
}

/** Tickets by event. Coming events show their codes, and past events are folded away. */
export function TicketedEvents({ club, tickets, asOf }: TicketedEventsProps) {
  const { download, wanted } = useDownload('download_ticket');
  const { events, kept } = useMemo(() => {
    const views = eventViews(tickets);
    return { events: views, kept: keptTickets({ club, events: views, asOf }) };
  }, [tickets, club, asOf]);
  const toCome = events.filter(({ isPast }) => !isPast);
  const past = events.filter(({ isPast }) => isPast);
  const show = (event: (typeof events)[number]) => (
    <Section
      key={event.nid}
      id={`event-${event.nid}`}
      title={event.title}
      lead={
        <>
          <p className={styles.when}>{event.when}</p>
          <p dir="auto">{[event.where, texts.count(event.tickets.length)].filter(Boolean).join(' · ')}</p>
        </>
      }
    >
      <CardGrid narrowest={354} stacked>
        {event.tickets.map((ticket) => (
          <TicketCard
            key={ticket.id}
            ticket={ticket}
            isBusy={wanted?.ticket === ticket.id}
            onDownload={() => download({ request: { ticket: ticket.id }, fallbackName: ticket.fileName })}
          />
        ))}
      </CardGrid>
    </Section>
  );
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Sections>
        {kept.entries.length > 0 ? (
          <KeepOnDevice path={kept.path} page={kept} />
        ) : (
          <NothingToKeep path={kept.path} />
        )}
        {toCome.length === 0 && <p>{texts.noneToCome}</p>}
        {toCome.map(show)}
        {past.length > 0 && (
          <details className={styles.past}>
            <summary>{texts.past(past.length)}</summary>
            <Sections>{past.map(show)}</Sections>
          </details>
        )}
      </Sections>
    </>
  );
}
