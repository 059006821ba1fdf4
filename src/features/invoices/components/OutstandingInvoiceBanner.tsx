import { useQuery } from '@tanstack/react-query';
import { type IsoDay, isoDayOf } from '#rules/brusselsTime.ts';
import { formatEuros } from '#rules/money.ts';
import { type Ask, isAlert, paymentState } from '#rules/paymentState.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Banner } from '#src/components/feedback/Banner.tsx';
import { hrefs } from '#src/paths.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { useClosedInTab } from '#src/platform/storage/useClosedInTab.ts';
import { paymentTexts } from '#src/texts/nl/payment.ts';
import { unpaidInvoiceTexts as texts } from '#src/texts/nl/unpaidInvoice.ts';
import { askedUntil, moneyOfStanding, PayButton, usePaymentNews } from '../../payment/index.ts';
import { usePaysOnline } from '../../session/index.ts';
import { unpaidOrderQuery } from '../queries/unpaidOrderQuery.ts';
import { bannerTone } from '../view/bannerTone.ts';

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
  const paysOnline = usePaysOnline(owner.club);
  const { data: order, refetch } = useQuery(unpaidOrderQuery(owner));
  usePaymentNews(() => void refetch());
  const { isClosed, close } = useClosedInTab(`unpaid.${order?.oid}`);
  if (!order || isClosed) return null;
  const { oid, total, isPayable } = order;
  const today = isoDayOf(systemClock.now() / 1000);
  const state = order.standing && paymentState(moneyOfStanding(order.standing), today);
  // A backend that doesn't tell how an order stands asks for each that it names.
  if (state && !isAlert(state)) return null;
  const ask = state && 'ask' in state ? state.ask : askOf(order.due, today);
  const until = askedUntil(ask);
  const amount = total === undefined ? undefined : formatEuros(total);
  return (
    <Banner
      tone={bannerTone(state, ask)}
      icon="invoice"
      detail={until}
      onDismiss={close}
      action={
        isPayable && paysOnline ? (
          <PayButton oid={oid} label={texts.payNow(amount)} variant="secondary" isEarly={ask?.by != null} />
        ) : (
          <ButtonLink to={hrefs.invoice(oid)}>{paymentTexts.openInvoice}</ButtonLink>
        )
      }
    >
      {texts.outstanding}
    </Banner>
  );
}

function askOf(due: IsoDay | undefined, today: IsoDay): Pick<Ask, 'by' | 'when'> {
  if (due === undefined) return { by: null, when: 'now' };
  return { by: due, when: due < today ? 'late' : 'now' };
}
