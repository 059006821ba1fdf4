import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { readId } from '#rules/readId.ts';
import { FailureState } from '../../failures/index.ts';
import { usePaymentNews } from '../../payment/index.ts';
import { useSession } from '../../session/index.ts';
import { invoicesQuery } from '../queries/invoicesQuery.ts';
import { useAwaitedPayment } from '../queries/useAwaitedPayment.ts';
import { outstandingInvoice } from '../view/outstandingInvoice.ts';
import { InvoiceDetailPage } from './InvoiceDetailPage.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { InvoicesHeader } from './InvoicesHeader.tsx';
import { InvoicesLoading } from './InvoicesLoading.tsx';

/** The invoice that the address asks for, by its order id or as the outstanding one (Specification 2.1), else the list. */
export function InvoicesPage() {
  const [query] = useSearchParams();
  const chosen = query.get('nota');
  const session = useSession();
  if (session.status !== 'user') return <InvoicesLoading />;
  const { uid } = session.user;
  if (chosen !== null) return <InvoiceDetailPage uid={uid} oid={readId(chosen)} />;
  return <Invoices uid={uid} opensOutstanding={query.get('outstanding') === 'true'} />;
}

function Invoices({ uid, opensOutstanding }: { uid: number; opensOutstanding: boolean }) {
  const { expectPayment, delayOf } = useAwaitedPayment();
  const { data, error, isError, isRefetching, refetch } = useQuery({
    ...invoicesQuery(uid),
    refetchInterval: ({ state }) => delayOf(state.data ?? []),
  });
  usePaymentNews(() => void refetch());
  if (!data) {
    if (!isError) return <InvoicesLoading />;
    return (
      <>
        <InvoicesHeader />
        <FailureState error={error} onRetry={() => void refetch()} busy={isRefetching} />
      </>
    );
  }
  const outstanding = opensOutstanding ? outstandingInvoice(data) : undefined;
  if (outstanding) return <InvoiceDetailPage uid={uid} oid={outstanding.oid} />;
  return (
    <InvoiceList invoices={data} uid={uid} isNothingOutstanding={opensOutstanding} onPay={expectPayment} />
  );
}
