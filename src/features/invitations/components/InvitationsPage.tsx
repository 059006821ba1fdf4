import type { Club } from '#src/api/entities/club.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { invitationsTexts as texts } from '#src/texts/nl/invitations.ts';
import { FailureState } from '../../failures/index.ts';
import { useSelectedMember } from '../../session/index.ts';
import { useInvitations } from '../queries/useInvitations.ts';
import { CoupleCard } from './CoupleCard.tsx';
import styles from './Invitations.module.css';
import { SentCard } from './SentCard.tsx';
import { WaitingCard } from './WaitingCard.tsx';

/** Shows received invitations, sent invitations and places on waiting lists (specification 2.1, Invite). */
export function InvitationsPage({ club }: { club: Club }) {
  const member = useSelectedMember();
  const { data, error, isRefetching, refetch } = useInvitations(club);
  const header = (
    <PageHeader title={texts.title} back={{ to: hrefs.club({ club: club.url }), label: club.title }} />
  );
  if (!data && error)
    return (
      <FailureState headingLevel="h1" error={error} busy={isRefetching} onRetry={() => void refetch()} />
    );
  if (!data || !member)
    return (
      <>
        {header}
        <Loading label={texts.loading}>
          <Skeleton shape="card" count={2} />
        </Loading>
      </>
    );
  const { couples, sent, waiting } = data;
  if (couples.length + sent.length + waiting.length === 0)
    return (
      <>
        {header}
        <EmptyState
          icon="invitation"
          title={texts.none}
          action={<ButtonLink to={hrefs.courses({ club: club.url })}>{texts.browse}</ButtonLink>}
        >
          {texts.noneHint}
        </EmptyState>
      </>
    );
  return (
    <>
      {header}
      <div className={styles.lists}>
        {couples.length > 0 && (
          <section className={styles.list} aria-label={texts.couples}>
            <h2>{texts.couples}</h2>
            {couples.map((invitation) => (
              <CoupleCard key={invitation.cciid} club={club} member={member} invitation={invitation} />
            ))}
          </section>
        )}
        {sent.length > 0 && (
          <section className={styles.list} aria-label={texts.sent}>
            <h2>{texts.sent}</h2>
            {sent.map((invitation) => (
              <SentCard key={invitation.cciid} invitation={invitation} />
            ))}
          </section>
        )}
        {waiting.length > 0 && (
          <section className={styles.list} aria-label={texts.waiting}>
            <h2>{texts.waiting}</h2>
            {waiting.map((place) => (
              <WaitingCard key={`${place.uid}-${place.tariff.nid}`} place={place} />
            ))}
          </section>
        )}
      </div>
    </>
  );
}
