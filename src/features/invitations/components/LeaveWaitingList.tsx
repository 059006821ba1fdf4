import { useState } from 'react';
import type { WaitingPlace } from '#src/api/entities/registration/invitation.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { invitationsTexts as texts } from '#src/texts/nl/invitations.ts';
import { useLeaveWaitingList } from '../queries.ts';
import { AnswerFailure } from './AnswerFailure.tsx';

/** Asks for confirmation, then removes somebody from the waiting list. */
export function LeaveWaitingList({ place }: { place: WaitingPlace }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useLeaveWaitingList();
  const { name, course, offeredUntil } = place;
  const isOffered = offeredUntil !== undefined;
  const label = isOffered ? texts.leaveOffer : texts.leave;
  const leave = () => {
    setAsking(false);
    mutate(place);
  };
  return (
    <>
      <Button variant={isOffered ? 'quiet' : 'secondary'} busy={isPending} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <AnswerFailure error={error} />
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={isOffered ? texts.leaveOfferTitle : texts.leaveTitle}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>
              {isOffered ? texts.keepOffer : texts.keepWaiting}
            </Button>
            <Button variant="danger" onClick={leave}>
              {label}
            </Button>
          </>
        }
      >
        {isOffered ? texts.leaveOfferText(name, course.title) : texts.leaveText(name, course.title)}
      </Dialog>
    </>
  );
}
