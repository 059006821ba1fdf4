import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { CoupleInvitation } from '#src/api/entities/registration/invitation.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { hrefs } from '#src/paths.ts';
import { invitationsTexts as texts } from '#src/texts/nl/invitations.ts';
import type { User } from '../../session/index.ts';
import { useAnswerInvitation } from '../queries.ts';
import { AnswerFailure } from './AnswerFailure.tsx';
import styles from './Invitations.module.css';

interface CoupleCardProps {
  club: Club;
  /** The family member who answers. */
  member: User;
  invitation: CoupleInvitation;
}

export function CoupleCard({ club, member, invitation }: CoupleCardProps) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useAnswerInvitation(club);
  const { inviter, course, tariff, role, expires } = invitation;
  const answer = { invitation, uid: member.uid };
  const accept = () =>
    mutate(
      { ...answer, accept: true },
      {
        // No partner in the address: the course knows the inviter.
        onSuccess: () => navigate(hrefs.course({ club: club.url, course: course.url, tariff: tariff.nid })),
      },
    );
  const decline = () => {
    setAsking(false);
    mutate({ ...answer, accept: false });
  };
  return (
    <Card as="article">
      <div className={styles.card}>
        <h3>{texts.asks(inviter, course.title)}</h3>
        <p className={styles.muted}>{tariff.title}</p>
        {role && <Pill tone="accent">{texts.role(role)}</Pill>}
        <p>{texts.until(formatDay(expires), formatTime(expires))}</p>
        <div className={styles.actions}>
          <Button variant="primary" busy={isPending} onClick={accept}>
            {texts.accept}
          </Button>
          <Button busy={isPending} onClick={() => setAsking(true)}>
            {texts.decline}
          </Button>
          <AnswerFailure error={error} />
        </div>
        <p className={styles.muted}>{texts.acceptFor(member.firstName)}</p>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.declineTitle}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{texts.keep}</Button>
            <Button variant="danger" onClick={decline}>
              {texts.decline}
            </Button>
          </>
        }
      >
        {texts.declineText(inviter)}
      </Dialog>
    </Card>
  );
}
