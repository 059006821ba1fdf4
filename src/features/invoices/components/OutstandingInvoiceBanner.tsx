import { useQuery } from '@tanstack/react-query';
import { formatEuros } from '../../../../rules/money.ts';
import { ButtonLink } from '../../../components/actions/ButtonLink.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { hrefs } from '../../../paths.ts';
import { invoicesTexts as texts } from '../../../texts/nl/invoices.ts';
import { unpaidOrderQuery } from '../queries/unpaidOrderQuery.ts';

interface OutstandingInvoiceBannerProps {
  uid: number;
  /** The club's nid. */
  club: number;
}

/** A lookup that fails says nothing: it was not asked for, and the invoices themselves tell it too. */
export function OutstandingInvoiceBanner(owner: OutstandingInvoiceBannerProps) {
  const { data: order } = useQuery(unpaidOrderQuery(owner));
  if (!order) return null;
  const amount = order.total === undefined ? undefined : formatEuros(order.total);
  return (
    <Banner
      tone="warning"
      icon="invoice"
      action={<ButtonLink to={hrefs.outstandingInvoice()}>{texts.payNow(amount)}</ButtonLink>}
    >
      {texts.outstanding}
    </Banner>
  );
}
