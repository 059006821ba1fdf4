import type { Cents } from '#rules/money.ts';
import type { AnsweredInvoice, OrderQuestion } from '../../basket/index.ts';
import { LostPlaceDialog } from './LostPlaceDialog.tsx';
import { PriceChangedDialog } from './PriceChangedDialog.tsx';

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
