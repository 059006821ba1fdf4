import type { Club } from '#src/api/entities/club/club.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { formFillingTexts as texts } from '#src/texts/nl/formFilling.ts';
import { ConditionsText } from '../../club/index.ts';

interface ConditionsDialogProps {
  club: Pick<Club, 'nid' | 'url' | 'title'>;
  open: boolean;
  onClose: () => void;
}

/** Shows the conditions without leaving the form. The link to them also works as a page of its own. */
export function ConditionsDialog({ club, open, onClose }: ConditionsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.conditionsOf(club.title)}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <ConditionsText club={club} />
    </Dialog>
  );
}
