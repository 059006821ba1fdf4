import { formatList } from '#rules/writtenList.ts';
import type { Sharing } from '#src/api/entities/people/parent.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { failureText } from '#src/features/failures/index.ts';
import { parentsTexts } from '#src/texts/nl/parents.ts';
import { useEndSharing } from '../../queries/changeParents.ts';

const texts = parentsTexts.sharing;

interface EndSharingDialogProps {
  sharing: Sharing;
  onClose: () => void;
  onEnded: () => void;
}

/** Asks whether the user wants to lose the children whom another household shares with them. */
export function EndSharingDialog({ sharing, onClose, onEnded }: EndSharingDialogProps) {
  const children = formatList(sharing.children.map(({ name }) => name));
  const { mutate, isPending, error } = useEndSharing(sharing, () => {
    onClose();
    onEnded();
  });
  return (
    <Dialog
      open
      title={texts.leave.title(children)}
      onClose={onClose}
      closable={!isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {texts.leave.keep}
          </Button>
          <Button variant="danger" busy={isPending} onClick={() => mutate()}>
            {texts.end}
          </Button>
        </>
      }
    >
      <div className={layout.stack1}>
        <p dir="auto">{texts.leave.text(children)}</p>
        <p dir="auto">{texts.leave.back(sharing.name)}</p>
        {error && (
          <Notice tone="danger" role="alert">
            {failureText(error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
