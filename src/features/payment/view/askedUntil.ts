import type { Ask } from '#rules/paymentState.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import { unpaidInvoiceTexts as texts } from '#src/texts/nl/unpaidInvoice.ts';

/** The day of what is asked, in a few words: for a banner, a task and a card. '' without a day. */
export function askedUntil(ask: Pick<Ask, 'when' | 'by'> | undefined): string {
  if (!ask || ask.by === null) return '';
  const day = formatIsoDay(ask.by);
  return ask.when === 'late' ? texts.wasDue(day) : texts.due(day);
}
