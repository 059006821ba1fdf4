import { useQuery } from '@tanstack/react-query';
import { type IsoDay, isoDayOf } from '#rules/brusselsTime.ts';
import { formatEuros } from '#rules/money.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Banner } from '#src/components/feedback/Banner.tsx';
import { hrefs } from '#src/paths.ts';
import { systemClock } from '#src/platform/clock.ts';
import { useClosedInTab } from '#src/platform/useClosedInTab.ts';
import { paymentTexts } from '#src/texts/nl/payment.ts';
import { unpaidInvoiceTexts as texts } from '#src/texts/nl/unpaidInvoice.ts';
import { PayButton, usePaymentNews } from '../../payment/index.ts';
import { usePaysOnline } from '../../session/index.ts';
import { unpaidOrderQuery } from '../queries/unpaidOrderQuery.ts';

interface OutstandingInvoiceBannerProps {
  uid: number;
  /** The club's nid. */
  club: number;
}

/**
 * A banner for the invoice to pay first. Shows nothing when the lookup fails: nobody asked for it, and the invoices page has
 * the same data.
 */
export function OutstandingInvoiceBanner(owner: OutstandingInvoiceBannerProps) {
  const paysOnline = usePaysOnline();
  const { data: order, refetch } = useQuery(unpaidOrderQuery(owner));
  usePaymentNews(() => void refetch());
  const { isClosed, close } = useClosedInTab(`unpaid.${order?.oid}`);
  if (!order || isClosed) return null;
  const { oid, total, due, isPayable } = order;
  const amount = total === undefined ? undefined : formatEuros(total);
  return (
    <Banner
      tone="warning"
      icon="invoice"
      onDismiss={close}
      action={
        isPayable && paysOnline ? (
          <PayButton oid={oid} label={texts.payNow(amount)} variant="secondary" isEarly={due !== undefined} />
        ) : (
          <ButtonLink to={hrefs.invoice(oid)}>{paymentTexts.openInvoice}</ButtonLink>
        )
      }
    >
      {texts.outstanding}
      {due !== undefined && ` · ${dueText(due)}`}
    </Banner>
  );
}

function dueText(due: IsoDay): string {
  const isLate = due < isoDayOf(systemClock.now() / 1000);
  return isLate ? texts.wasDue(formatIsoDay(due)) : texts.due(formatIsoDay(due));
}
