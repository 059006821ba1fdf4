import { type Cents, formatEuros } from '#rules/money.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';
import type { AnsweredInvoice, OrderQuestion } from '../../basket/index.ts';
import { LostPlaceDialog } from './LostPlaceDialog.tsx';

interface OrderQuestionDialogProps {
  question: OrderQuestion;
  /** The cart as the screen showed it. */
  invoice: Pick<AnsweredInvoice, 'items' | 'total'>;
  /** The sentence and the button for a changed price. */
  priceTexts: (total: Cents) => { readonly question: string; readonly confirm: string };
}

/** Asks whether to order a cart that is no longer what the screen showed. */
export function OrderQuestionDialog({ question, invoice, priceTexts }: OrderQuestionDialogProps) {
  if (question.about === 'place') return <LostPlaceDialog question={question} invoice={invoice} />;
  return (
    <PriceChangedDialog {...priceTexts(question.total)} before={invoice.total} onAnswer={question.answer} />
  );
}

interface PriceChangedDialogProps {
  /** States the new price and asks whether to go on. */
  question: string;
  /** Label of the confirm button. */
  confirm: string;
  before: Cents;
  onAnswer: (isAgreed: boolean) => void;
}

/** Asks for confirmation of a changed price: a price that was not shown is never charged. */
function PriceChangedDialog({ question, confirm, before, onAnswer }: PriceChangedDialogProps) {
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
