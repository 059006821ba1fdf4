import { useQuery } from '@tanstack/react-query';
import { formatEuros } from '../../../../rules/money.ts';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { invoicesTexts as texts } from '../../../texts/nl/invoices.ts';
import { PayButton, usePaymentNews } from '../../payment/index.ts';
import { unpaidOrderQuery } from '../queries/unpaidOrderQuery.ts';

interface OutstandingInvoiceBannerProps {
  uid: number;
  /** The club's nid. */
  club: number;
}

/** A lookup that fails says nothing: it was not asked for, and the invoices themselves tell it too. */
export function OutstandingInvoiceBanner(owner: OutstandingInvoiceBannerProps) {
  const { data: order, refetch } = useQuery(unpaidOrderQuery(owner));
  usePaymentNews(() => void refetch());
  if (!order) return null;
  const amount = order.total === undefined ? undefined : formatEuros(order.total);
  return (
    <Banner
      tone="warning"
      icon="invoice"
      action={<PayButton oid={order.oid} label={texts.payNow(amount)} variant="secondary" />}
    >
      {texts.outstanding}
    </Banner>
  );
}
