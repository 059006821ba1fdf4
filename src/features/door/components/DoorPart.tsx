import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { DoorEvent } from '#src/api/entities/door/door.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { CardGrid } from '#src/components/layout/CardGrid.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { lazyContent } from '#src/platform/loading/lazyPart.ts';
import { doorTexts as texts } from '#src/texts/nl/door.ts';
import { Loaded } from '../../failures/index.ts';
import { doorEventsQuery } from '../state/doorQueries.ts';
import { doorKey } from '../view/doorBook.ts';
import { doorHref, placeIn } from '../view/doorHrefs.ts';

const OpenDoor = lazyContent(async () => (await import('./OpenDoor.tsx')).OpenDoor);

/** The events and lessons of a club with a door, or the door of one: the address says which. */
export function DoorPart({ club }: { club: Club }) {
  const [query] = useSearchParams();
  const place = placeIn(query);
  return place ? <OpenDoor key={doorKey(place)} club={club} place={place} /> : <Events club={club} />;
}

function Events({ club }: { club: Club }) {
  const query = useQuery(doorEventsQuery(club.nid));
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Loaded query={query} loading={<LoadingCards label={texts.loading} count={3} />}>
        {(events) =>
          events.length === 0 ? (
            <EmptyState title={texts.none} icon="ticket">
              {texts.noneHint}
            </EmptyState>
          ) : (
            <CardGrid narrowest={280}>
              {events.map((event) => (
                <EventCard key={doorKey(event)} club={club} event={event} />
              ))}
            </CardGrid>
          )
        }
      </Loaded>
    </>
  );
}

function EventCard({
  club,
  event: { kind, nid, title, start, place, tickets, inside },
}: {
  club: Club;
  event: DoorEvent;
}) {
  const when = start === null ? texts.noDay : `${formatDay(start)}, ${formatTime(start)}`;
  return (
    <Card as="li" clickable>
      <h2 dir="auto">
        <Link to={doorHref({ club: club.url, place: { kind, nid } })}>{title}</Link>
      </h2>
      <Detail>{[when, ...(place === '' ? [] : [place])].join(' · ')}</Detail>
      <p>{texts.inside(inside, tickets)}</p>
    </Card>
  );
}
