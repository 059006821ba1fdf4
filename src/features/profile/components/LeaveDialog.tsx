import type { Blocker } from 'react-router';
import { Button } from '#src/components/actions/Button.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { profileTexts } from '#src/texts/nl/profile.ts';

const texts = profileTexts.leave;

interface LeaveDialogProps {
  blocker: Blocker;
  /** Discards the unsaved changes. */
  onLeave: () => void;
}

export function LeaveDialog({ blocker, onLeave }: LeaveDialogProps) {
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    onLeave();
    blocker.proceed();
  };
  return (
    <Dialog
      open
      title={texts.title}
      onClose={blocker.reset}
      footer={
        <>
          <Button onClick={blocker.reset}>{texts.stay}</Button>
          <Button variant="danger" onClick={leave}>
            {texts.leave}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
    </Dialog>
  );
}
