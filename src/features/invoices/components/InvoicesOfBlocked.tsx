import { useQuery } from '@tanstack/react-query';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { CardGrid } from '#src/components/layout/CardGrid.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { systemClock } from '#src/platform/loading/clock.ts';
import { invoicesTexts as texts } from '#src/texts/nl/invoices.ts';
import { usePaymentNews } from '../../payment/index.ts';
import { invoicesQuery, useAwaitedPayment } from '../queries/invoicesQuery.ts';
import { invoiceSummary } from '../view/invoiceSummary.ts';
import { OpenInvoice } from './OpenInvoice.tsx';

/** The invoices that a blocked account can still pay; nothing for a backend that refuses to say. */
export function InvoicesOfBlocked({ uid }: { uid: number }) {
  const { expectPayment, delayOf } = useAwaitedPayment();
  const invoices = useQuery({
    ...invoicesQuery(uid),
    refetchInterval: ({ state }) => delayOf(state.data ?? []),
  });
  usePaymentNews(() => void invoices.refetch());
  const today = isoDayOf(systemClock.now() / 1000);
  const open = (invoices.data ?? [])
    .map((invoice) => invoiceSummary(invoice, today))
    .filter(({ group }) => group !== 'settled');
  if (open.length === 0) return null;
  return (
    <Section id="to-pay" title={texts.toPay}>
      <CardGrid narrowest={420} stacked>
        {open.map((invoice, index) => (
          <OpenInvoice
            key={invoice.oid}
            invoice={invoice}
            uid={uid}
            isFirst={index === 0}
            onPay={expectPayment}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
