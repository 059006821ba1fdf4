import type { Parent } from '#src/api/entities/parent.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { failureText } from '#src/features/failures/index.ts';
import { parentsTexts } from '#src/texts/nl/parents.ts';
import { useRemoveParent } from '../../queries/changeParents.ts';
import styles from './Parents.module.css';

const texts = parentsTexts.remove;

interface RemoveParentDialogProps {
  parent: Parent;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemoveParentDialog({ parent, onClose, onRemoved }: RemoveParentDialogProps) {
  const { name } = parent;
  const { mutate, isPending, error } = useRemoveParent(parent, () => {
    onClose();
    onRemoved();
  });
  return (
    <Dialog
      open
      title={texts.title(name)}
      onClose={onClose}
      closable={!isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {texts.keep(name)}
          </Button>
          <Button variant="danger" busy={isPending} onClick={() => mutate()}>
            {texts.action(name)}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        <p dir="auto">{texts.text(name)}</p>
        <p dir="auto">{texts.again(name)}</p>
        {error && (
          <Notice tone="danger" role="alert">
            {failureText(error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
