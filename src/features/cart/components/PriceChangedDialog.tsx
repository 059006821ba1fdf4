import { type Cents, formatEuros } from '#rules/money.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';

interface PriceChangedDialogProps {
  /** States the new price and asks whether to go on. */
  question: string;
  /** Label of the confirm button. */
  confirm: string;
  before: Cents;
  onAnswer: (isAgreed: boolean) => void;
}

/** Asks for confirmation of a changed price: a price that was not shown is never charged. */
export function PriceChangedDialog({ question, confirm, before, onAnswer }: PriceChangedDialogProps) {
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={texts.priceChangedTitle}
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>{texts.cancel}</Button>
          <Button variant="primary" onClick={() => onAnswer(true)}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{question}</p>
      <p>{texts.priceChangedWas(formatEuros(before))}</p>
    </Dialog>
  );
}
