import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { readId } from '#rules/readId.ts';
import { checkoutHref } from '../../api/checkoutHref.ts';
import { ConfirmationPage } from '../../features/confirmation/components/ConfirmationPage.tsx';
import { redirectTo } from '../../platform/address/redirectTo.ts';

export function ConfirmationRoute() {
  const { oids = '' } = useParams();
  const [query] = useSearchParams();
  const oid = readId(oids);
  // A window that a frame opened for a payment has its session by now, and continues to the checkout.
  const pays = query.get('betalen');
  const isTogether = query.get('samen') === '1';
  useEffect(() => {
    if (oid !== undefined && (pays === '1' || pays === 'vroeg'))
      redirectTo(checkoutHref({ oid, isEarly: pays === 'vroeg', isTogether }));
  }, [oid, pays, isTogether]);
  return <ConfirmationPage oids={oids} isReturn={query.get('terug') === 'betaling'} />;
}
