import type { ReactNode } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import type { Invitations } from '#src/api/entities/registration/invitation.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import layout from '#src/components/layout/layout.module.css';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { invitationsTexts as texts } from '#src/texts/nl/invitations.ts';
import { Loaded } from '../../failures/index.ts';
import { type User, useSelectedMember } from '../../session/index.ts';
import { useInvitations } from '../queries.ts';
import { CoupleCard } from './CoupleCard.tsx';
import styles from './Invitations.module.css';
import { SentCard } from './SentCard.tsx';
import { WaitingCard } from './WaitingCard.tsx';

/** Shows received invitations, sent invitations and places on waiting lists (specification 2.1, Invite). */
export function InvitationsPage({ club }: { club: Club }) {
  const member = useSelectedMember();
  const invitations = useInvitations(club);
  const underHeader = (content: ReactNode) => (
    <>
      <PageHeader title={texts.title} back={{ to: hrefs.club({ club: club.url }), label: club.title }} />
      {content}
    </>
  );
  const loading = underHeader(
    <Loading label={texts.loading}>
      <Skeleton shape="card" count={2} />
    </Loading>,
  );
  return (
    <Loaded query={invitations} loading={loading} headingLevel="h1">
      {(known) => (member ? underHeader(<Lists club={club} member={member} invitations={known} />) : loading)}
    </Loaded>
  );
}

interface ListsProps {
  club: Club;
  member: User;
  invitations: Invitations;
}

function Lists({ club, member, invitations: { couples, sent, waiting } }: ListsProps) {
  if (couples.length + sent.length + waiting.length === 0)
    return (
      <EmptyState
        icon="invitation"
        title={texts.none}
        action={<ButtonLink to={hrefs.courses({ club: club.url })}>{texts.browse}</ButtonLink>}
      >
        {texts.noneHint}
      </EmptyState>
    );
  const offered = waiting.filter(({ offeredUntil }) => offeredUntil !== undefined);
  const queued = waiting.filter(({ offeredUntil }) => offeredUntil === undefined);
  return (
    <div className={styles.lists}>
      <Places title={texts.offered} places={offered} />
      {couples.length > 0 && (
        <section className={layout.stack2} aria-label={texts.couples}>
          <h2>{texts.couples}</h2>
          {couples.map((invitation) => (
            <CoupleCard key={invitation.cciid} club={club} member={member} invitation={invitation} />
          ))}
        </section>
      )}
      {sent.length > 0 && (
        <section className={layout.stack2} aria-label={texts.sent}>
          <h2>{texts.sent}</h2>
          {sent.map((invitation) => (
            <SentCard key={invitation.cciid} invitation={invitation} />
          ))}
        </section>
      )}
      <Places title={texts.waiting} places={queued} />
    </div>
  );
}

function Places({ title, places }: { title: string; places: Invitations['waiting'] }) {
  if (places.length === 0) return null;
  return (
    <section className={layout.stack2} aria-label={title}>
      <h2>{title}</h2>
      {places.map((place) => (
        <WaitingCard key={`${place.uid}-${place.tariff.nid}`} place={place} />
      ))}
    </section>
  );
}
