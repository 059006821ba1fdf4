import { useMutation } from '@tanstack/react-query';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { failureText } from '#src/features/failures/index.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { formSavingTexts } from '#src/texts/nl/formSaving.ts';
import type { BuiltForm } from '../state/createBuiltForm.ts';

const texts = formSavingTexts.discard;

/** Asks before a draft goes. */
export function DiscardDialog({ built, onClose }: { built: BuiltForm; onClose: () => void }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => built.discard(),
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
      <p>{texts.text}</p>
      {error && (
        <Notice tone="danger" role="alert">
          {failureText(error)}
        </Notice>
      )}
    </Dialog>
  );
}
