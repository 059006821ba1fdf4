import { useMutation } from '@tanstack/react-query';
import { post } from '#src/api/call.ts';
import { passesTexts } from '#src/texts/nl/passes.ts';
import { showNotice } from '../../notices/index.ts';
import { type PassHolderOf, useRefreshPasses } from '../queries.ts';
import type { SessionView } from '../view/sessionDays.ts';
import { PassDialog } from './PassDialog.tsx';

const texts = passesTexts.reserving;

interface CancelDialogProps {
  owner: PassHolderOf;
  session: SessionView;
  reservation: number;
  onClose: () => void;
}

export function CancelDialog({ owner, session, reservation, onClose }: CancelDialogProps) {
  const cancel = useCancelReservation(owner);
  const turns = passesTexts.turns(session.turns);
  const run = () =>
    cancel.mutate(reservation, {
      onSuccess: () => {
        onClose();
        showNotice({ tone: 'success', message: texts.cancelled(turns) });
      },
    });
  return (
    <PassDialog
      title={texts.cancelTitle}
      session={session}
      confirm={{ label: texts.cancelConfirm, variant: 'danger', run }}
      dismiss={texts.keep}
      onClose={onClose}
      busy={cancel.isPending}
      failure={{ title: texts.cancelFailed, error: cancel.error }}
    >
      <p>{texts.refund(turns)}</p>
    </PassDialog>
  );
}

/** Cancels a reservation. A retry never refunds twice. */
function useCancelReservation(of: PassHolderOf) {
  return useMutation({
    mutationFn: (reservation: number) => post('cancel_pass_reservation', { ...of, reservation }),
    ...useRefreshPasses(of),
  });
}
