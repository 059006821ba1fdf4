import type { ReactNode } from 'react';
import type { WaitingPlace } from '#src/api/entities/registration/invitation.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import layout from '#src/components/layout/layout.module.css';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { hrefs } from '#src/paths.ts';
import { ownRegistrationsTexts as texts } from '#src/texts/nl/ownRegistrations.ts';
import { LeaveWaitingList } from '../../invitations/index.ts';
import styles from './OwnRegistrations.module.css';

interface WaitingRowProps {
  place: WaitingPlace;
  /** The course with a link, or the person. */
  title: ReactNode;
}

/** A place on a waiting list, or the free place that is offered. */
export function WaitingRow({ place, title }: WaitingRowProps) {
  const { club, uid, tariff, position, offeredUntil } = place;
  const isOffered = offeredUntil !== undefined;
  return (
    <div className={styles.row}>
      <p className={styles.title}>{title}</p>
      <p className={styles.muted} dir="auto">
        {club.title} · {tariff.title}
      </p>
      <div className={styles.pills}>
        <Pill tone={isOffered ? 'success' : 'info'} icon={isOffered ? 'success' : 'clock'}>
          {isOffered ? texts.offered : texts.position(position)}
        </Pill>
      </div>
      <div className={layout.middleRow1}>
        {isOffered && (
          <ButtonLink variant="secondary" to={hrefs.invitations({ club: club.url, member: uid })}>
            <span>
              {texts.toOffer}
              <VisuallyHidden>{texts.about(place.name, place.course.title)}</VisuallyHidden>
            </span>
          </ButtonLink>
        )}
        <LeaveWaitingList place={place} />
      </div>
    </div>
  );
}
