import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ConfirmationPage } from '../../features/confirmation/components/ConfirmationPage.tsx';
import { checkoutHref } from '../../features/payment/index.ts';
import { redirectTo } from '../../platform/redirectTo.ts';

export function ConfirmationRoute() {
  const { oids = '' } = useParams();
  const [query] = useSearchParams();
  const oid = Number(oids);
  // A window that a frame opened for a payment has its session by now, and continues to the checkout.
  const pays = query.get('betalen');
  const goesToPay = (pays === '1' || pays === 'vroeg') && Number.isSafeInteger(oid) && oid > 0;
  useEffect(() => {
    if (goesToPay) redirectTo(checkoutHref(oid, pays === 'vroeg'));
  }, [goesToPay, oid, pays]);
  return <ConfirmationPage oids={oids} isReturn={query.get('terug') === 'betaling'} />;
}
