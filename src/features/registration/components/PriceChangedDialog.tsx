import { type Cents, formatEuros } from '../../../../rules/money.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { Dialog } from '../../../components/overlays/Dialog.tsx';
import { registrationTexts as texts } from '../../../texts/nl/registration.ts';

interface PriceChangedDialogProps {
  before: Cents;
  total: Cents;
  onAgree: (total: Cents) => void;
  onCancel: () => void;
}

/** A price is never charged that was not shown first. */
export function PriceChangedDialog({ before, total, onAgree, onCancel }: PriceChangedDialogProps) {
  return (
    <Dialog
      open
      onClose={onCancel}
      title={texts.priceChangedTitle}
      footer={
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button variant="primary" onClick={() => onAgree(total)}>
            {texts.confirmPrice(formatEuros(total))}
          </Button>
        </>
      }
    >
      <p>{texts.priceChanged(formatEuros(total))}</p>
      <p>{texts.priceChangedWas(formatEuros(before))}</p>
    </Dialog>
  );
}
