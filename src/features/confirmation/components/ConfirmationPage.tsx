import { isoDayOf } from '#rules/brusselsTime.ts';
import { refusalOf } from '#src/api/apiFailure.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { hrefs } from '#src/paths.ts';
import { systemClock } from '#src/platform/clock.ts';
import { confirmationTexts as texts } from '#src/texts/nl/confirmation.ts';
import { Loaded } from '../../failures/index.ts';
import { useOrders } from '../queries/useOrders.ts';
import { checkoutsOf } from '../view/mergeOrders.ts';
import { orderView } from '../view/orderView.ts';
import { OrderConfirmation } from './OrderConfirmation.tsx';
import { ReturnNotice } from './ReturnNotice.tsx';

interface ConfirmationPageProps {
  /** Comma-separated order ids, as in the address. */
  oids: string;
  /** Whether the person comes back from a checkout. The return says nothing about the outcome of the payment. */
  isReturn: boolean;
}

/** Shows placed orders from the server's data, so that a reload shows the current state. */
export function ConfirmationPage({ oids, isReturn }: ConfirmationPageProps) {
  const orders = useOrders(oids);

  // The order is missing, belongs to somebody else or has an invalid id.
  if ([400, 403, 404].includes(refusalOf(orders.error)?.status ?? 0)) return <NoOrder />;
  return (
    <Loaded
      query={orders}
      headingLevel="h1"
      loading={
        <Loading label={texts.loading}>
          <Skeleton shape="title" />
          <Skeleton shape="card" count={2} />
        </Loading>
      }
      empty={<NoOrder />}
    >
      {(known) => (
        <>
          {isReturn && <ReturnNotice />}
          {checkoutsOf(known).map((checkout, place) => (
            <OrderConfirmation
              key={checkout.order.oid}
              order={orderView(checkout, isoDayOf(systemClock.now() / 1000))}
              headingLevel={place === 0 ? 'h1' : 'h2'}
              onPay={orders.expectPayment}
            />
          ))}
        </>
      )}
    </Loaded>
  );
}

function NoOrder() {
  return (
    <EmptyState
      title={texts.notFound}
      icon="search"
      headingLevel="h1"
      action={<ButtonLink to={hrefs.home()}>{texts.toHome}</ButtonLink>}
    >
      {texts.notFoundHint}
    </EmptyState>
  );
}
