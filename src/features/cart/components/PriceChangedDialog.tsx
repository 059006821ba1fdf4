import { type Cents, formatEuros } from '#rules/money.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';

interface PriceChangedDialogProps {
  /** What it costs now, and whether to go on. */
  question: string;
  /** What going on says. */
  confirm: string;
  before: Cents;
  onAnswer: (isAgreed: boolean) => void;
}

/** A price is never charged that was not shown first. */
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
