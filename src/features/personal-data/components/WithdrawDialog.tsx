import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withdrawHealthConsent } from '#src/api/personalData.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { personalDataTexts } from '#src/texts/nl/personalData.ts';
import { failureText } from '../../failures/index.ts';
import { showNotice } from '../../notices/index.ts';
import styles from './PersonalData.module.css';

const texts = personalDataTexts.withdraw;

interface WithdrawDialogProps {
  person: { readonly uid: number; readonly firstName: string };
  isOwn: boolean;
  onClose: () => void;
}

/** Explains what withdrawing the consent about health deletes, and does it. */
export function WithdrawDialog({ person, isOwn, onClose }: WithdrawDialogProps) {
  const withdrawing = useWithdraw(person.uid, (deleted) => {
    showNotice({ tone: 'success', message: texts.done(deleted) });
    onClose();
  });
  const { isPending, error } = withdrawing;
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      closable={!isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {personalDataTexts.cancel}
          </Button>
          <Button variant="danger" busy={isPending} onClick={() => withdrawing.mutate()}>
            {isPending ? texts.busy : texts.action}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p dir="auto">{isOwn ? texts.what : texts.whatOf(person.firstName)}</p>
        <p>{texts.next}</p>
        {error && (
          <Notice tone="danger" role="alert" title={texts.failed}>
            {failureText(error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

/** Withdraws the consents about health of a person. Forms that were loaded still have the answers, so they load again. */
function useWithdraw(uid: number, onDone: (deleted: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => withdrawHealthConsent(uid),
    onSuccess: async (deleted) => {
      onDone(deleted);
      await client.invalidateQueries({ refetchType: 'none' });
    },
  });
}
