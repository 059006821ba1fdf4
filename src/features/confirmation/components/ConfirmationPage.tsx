import { failureOf } from '#src/api/apiFailure.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { hrefs } from '#src/paths.ts';
import { confirmationTexts as texts } from '#src/texts/nl/confirmation.ts';
import { FailureState } from '../../failures/index.ts';
import { useOrders } from '../queries/useOrders.ts';
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

  if (orders.isPending) {
    return (
      <Loading label={texts.loading}>
        <Skeleton shape="title" />
        <Skeleton shape="card" count={2} />
      </Loading>
    );
  }
  if (isUnknownOrder(orders.error) || orders.data?.length === 0) {
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
  if (!orders.data) {
    return (
      <FailureState
        headingLevel="h1"
        error={orders.error}
        onRetry={() => void orders.refetch()}
        busy={orders.isRefetching}
      />
    );
  }
  return (
    <>
      {isReturn && <ReturnNotice />}
      {orders.data.map((order, place) => (
        <OrderConfirmation
          key={order.oid}
          order={orderView(order)}
          headingLevel={place === 0 ? 'h1' : 'h2'}
          onPay={orders.expectPayment}
        />
      ))}
    </>
  );
}

/** Whether the order is missing, belongs to somebody else or has an invalid id. */
function isUnknownOrder(error: unknown): boolean {
  const failure = failureOf(error);
  return failure?.kind === 'refused' && [400, 403, 404].includes(failure.status);
}
