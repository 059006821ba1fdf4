import { useEffect } from 'react';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { refusalOf } from '#src/api/apiFailure.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { hrefs } from '#src/paths.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { confirmationTexts as texts } from '#src/texts/nl/confirmation.ts';
import { Loaded } from '../../failures/index.ts';
import { announcePayment } from '../../payment/index.ts';
import { useOrders } from '../queries/useOrders.ts';
import { checkoutsOf } from '../view/mergeOrders.ts';
import { orderView } from '../view/orderView.ts';
import styles from './OrderConfirmation.module.css';
import { OrderConfirmation } from './OrderConfirmation.tsx';

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

/** Tells the waiting windows that the person came back from a checkout. Offers to close a window that was opened for it. */
function ReturnNotice() {
  useEffect(announcePayment, []);
  // A page can only close a window that a script opened.
  if (window.opener === null) return null;
  return (
    <div className={styles.returned}>
      <Notice tone="info" actions={<Button onClick={() => window.close()}>{texts.closeWindow}</Button>}>
        {texts.returned}
      </Notice>
    </div>
  );
}
