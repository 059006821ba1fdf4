import { useMutation } from '@tanstack/react-query';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { failureText } from '#src/features/failures/index.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { draftingTexts } from '#src/texts/nl/drafting.ts';
import type { DraftStore } from './createDraft.ts';

const texts = draftingTexts.discard;

interface DiscardDialogProps {
  draft: Pick<DraftStore<unknown>, 'discard'>;
  /** Says what is lost. */
  text: string;
  onClose: () => void;
}

/** Asks before a draft goes. */
export function DiscardDialog({ draft, text, onClose }: DiscardDialogProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => draft.discard(),
    onSuccess: () => {
      showNotice({ tone: 'success', message: texts.done });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button variant="danger" busy={isPending} onClick={() => mutate()}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {error && (
        <Notice tone="danger" role="alert">
          {failureText(error)}
        </Notice>
      )}
    </Dialog>
  );
}
