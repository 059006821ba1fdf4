import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { failureText } from '#src/features/failures/index.ts';
import { useRemoveParent } from '../../queries/changeParents.ts';

/** What the dialog asks, and what follows. */
export interface RemoveTexts {
  readonly title: string;
  readonly lines: readonly string[];
  readonly keep: string;
  readonly action: string;
  readonly done: string;
}

interface RemoveParentDialogProps {
  /** The parent, of this household or of another. */
  uid: number;
  texts: RemoveTexts;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemoveParentDialog({ uid, texts, onClose, onRemoved }: RemoveParentDialogProps) {
  const { mutate, isPending, error } = useRemoveParent({ uid, told: texts.done }, () => {
    onClose();
    onRemoved();
  });
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      closable={!isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {texts.keep}
          </Button>
          <Button variant="danger" busy={isPending} onClick={() => mutate()}>
            {texts.action}
          </Button>
        </>
      }
    >
      <div className={layout.stack1}>
        {texts.lines.map((line) => (
          <p key={line} dir="auto">
            {line}
          </p>
        ))}
        {error && (
          <Notice tone="danger" role="alert">
            {failureText(error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
